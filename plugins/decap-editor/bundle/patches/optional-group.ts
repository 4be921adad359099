import type { Patch } from "../patch-packages";

/** A news item without a cover can't be saved: the cover's picture is demanded all the same. */
export const optionalGroup: Patch = {
  module: "decap-cms-widget-object/dist/esm/ObjectControl.js",
  because:
    "The fields of a group are checked even if the group is optional and empty. https://github.com/decaporg/decap-cms/issues/2103",
  changes: [
    [
      "import { List, Map } from 'immutable';",
      "import { isBlank } from 'editor-hooks';\nimport { List, Map } from 'immutable';",
    ],
    [
      "    fields = List.isList(fields) ? fields : List([fields]);\n    fields.forEach(field => {\n      if (field.get('widget') === 'hidden') return;\n      const name = field.get('name');\n      const control = this.childRefs[name];\n",
      `    fields = List.isList(fields) ? fields : List([fields]);
    const unused = this.props.field.get('required') === false && isBlank(this.props.value);
    fields.forEach(field => {
      if (field.get('widget') === 'hidden') return;
      const name = field.get('name');
      const control = this.childRefs[name];
      if (unused) {
        control?.props?.onValidate?.([]);
        return;
      }
`,
    ],
  ],
};

/** A field that depends on its neighbours would have to guess which of a list's items it belongs to. */
export const groupOfField: Patch = {
  module: "decap-cms-widget-object/dist/esm/ObjectControl.js",
  because: "A control is told the whole entry and its own value, and nothing between the two.",
  changes: [
    [
      "    this.childRefs[name] = ref;\n",
      // The groups around this one are told of the control as well, later.
      "    this.childRefs[name] = ref;\n    if (ref.innerWrappedControl) ref.innerWrappedControl.group ??= () => this.props.value;\n",
    ],
  ],
};

/** A description that is demanded of every picture calls itself optional. */
export const demandedDescription: Patch = {
  module: "decap-cms-core/dist/esm/components/Editor/EditorControlPane/EditorControl.js",
  because: "Decap knows only fields that are always demanded, and fields that never are.",
  changes: [
    [
      "const isFieldOptional = field.get('required') === false;",
      "const isFieldOptional = field.get('required') === false && !field.get('describes');",
    ],
  ],
};
