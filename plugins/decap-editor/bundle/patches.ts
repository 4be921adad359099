/** A change of Decap for one reason, in one module or more. plugins/decap-editor/README.md has the issues upstream. */
export interface Patch {
  readonly name: string;
  /** What is lost without it. */
  readonly lost: string;
  readonly modules: Readonly<Record<string, Edit | Replacement>>;
}

/** Exact texts, each of which must stand in the module exactly once, and what takes their place. */
export interface Edit {
  /** What the new texts call of `browser/hooks`. */
  readonly hooks?: readonly string[];
  readonly changes: readonly (readonly [before: string, after: string])[];
}

/** Another text in place of the whole module. */
export interface Replacement {
  readonly text: string;
}

const core = "decap-cms-core/dist/esm";
const editor = `${core}/components/Editor/Editor.js`;

/** Every patch of the editor's packages. */
export const patches: readonly Patch[] = [
  {
    name: "draft-restore",
    lost: "Data: a text that was not saved is offered after a reload, and 'yes' restores nothing, for the entry is loaded over it.",
    modules: {
      [editor]: {
        hooks: ["draftKept", "draftRestored"],
        changes: [
          [
            "    this.props.persistLocalBackup(entry, collection);\n  }, 2000);",
            "    this.props.persistLocalBackup(entry, collection);\n    draftKept(entry.get('path'));\n  }, 500);",
          ],
          [
            `    retrieveLocalBackup(collection, slug);
    if (newEntry) {
      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }`,
            `    if (newEntry) {
      Promise.resolve(createEmptyDraft(collection, this.props.location.search)).then(() => retrieveLocalBackup(collection, slug));
    } else {
      this.open();
    }`,
          ],
          [
            "  componentDidUpdate(prevProps) {\n    if (!prevProps.localBackup",
            `  // A kept text stays where it is as long as its entry can't be opened.
  async open() {
    const { collection, slug, loadEntry, retrieveLocalBackup } = this.props;
    await loadEntry(collection, slug);
    if (!this.props.entry?.get('error')) await retrieveLocalBackup(collection, slug);
  }
  componentDidUpdate(prevProps) {
    if (!prevProps.localBackup`,
          ],
          [
            `      if (confirmLoadBackup) {
        this.props.loadLocalBackup();`,
            `      if (confirmLoadBackup) {
        this.restoredBackup = true;
        draftRestored(this.props.localBackup.getIn(['entry', 'path']));
        this.props.loadLocalBackup();`,
          ],
          [
            `    if (newEntry) {
      prevProps.createEmptyDraft`,
            `    if (newEntry && !this.restoredBackup) {
      prevProps.createEmptyDraft`,
          ],
        ],
      },
    },
  },
  {
    name: "one-save-at-a-time",
    lost: "Data: what is typed while a save is under way is overwritten by its answer, and a second save meets the first.",
    modules: {
      [editor]: {
        hooks: ["holdForm"],
        changes: [
          [
            "    await persistEntry(collection);\n",
            `    if (this.isSaving) return;
    this.isSaving = true;
    const release = holdForm();
    try {
      await persistEntry(collection);
    } catch {
      return;
    } finally {
      this.isSaving = false;
      release();
    }
`,
          ],
        ],
      },
    },
  },
  {
    name: "form-per-entry",
    lost: "Data: from one entry to another by its address, the form keeps the first one's fields and saves them in the second.",
    modules: {
      [`${core}/components/App/App.js`]: {
        hooks: ["editorKey"],
        changes: [
          [
            `            render: props => _jsx(Editor, {
              ...props,
              newRecord: true
            })`,
            `            render: props => _jsx(Editor, {
              ...props,
              newRecord: true
            }, editorKey(props.location.pathname, props.history.action))`,
          ],
          [
            `            render: props => _jsx(Editor, {
              ...props
            })`,
            `            render: props => _jsx(Editor, {
              ...props
            }, editorKey(props.location.pathname, props.history.action))`,
          ],
        ],
      },
      [editor]: {
        changes: [
          [
            "    const leaveMessage = t('editor.editor.onLeavePage');",
            "    this.isReady = true;\n    const leaveMessage = t('editor.editor.onLeavePage');",
          ],
          ["} else if (entryDraft == null ||", "} else if (!this.isReady || entryDraft == null ||"],
        ],
      },
    },
  },
  {
    name: "not-read",
    lost: "Data: a list that could not be read says that there is nothing yet, and an entry that failed to open has no way on.",
    modules: {
      [`${core}/components/Collection/Entries/EntriesCollection.js`]: {
        hooks: ["listFailure", "NotRead"],
        changes: [
          [
            "    if (groups && groups.length > 0) {\n",
            `    const why = !isFetching && listFailure(collection);
    if (why) {
      return _jsx(NotRead, {
        title: "Esta lista não pôde ser lida",
        why,
        onRetry: () => this.props.loadEntries(collection)
      });
    }
    if (groups && groups.length > 0) {
`,
          ],
        ],
      },
      [editor]: {
        hooks: ["explain", "NotRead"],
        changes: [
          [
            `      return _jsx("div", {
        children: _jsx("h3", {
          children: entry.get('error')
        })
      });`,
            `      return entry.get('isFetching') ? null : _jsx(NotRead, {
        title: "Esta página não pôde ser aberta",
        why: explain(entry.get('error')),
        onRetry: () => this.open(),
        back: editorBackLink
      });`,
          ],
        ],
      },
    },
  },
  {
    name: "own-folder",
    lost: "Data: the second text of one title is stored as retiro/index-1.md in the folder of the first, and gets no page.",
    modules: {
      [`${core}/backend.js`]: {
        changes: [
          [
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
            "      uniqueSlug = `${slug}${sanitizeChar(' ', slugConfig)}${i++}`;",
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
            "      uniqueSlug = slug.replace(/(\\/index)?$/, end => `${sanitizeChar(' ', slugConfig)}${i++}${end}`);",
          ],
        ],
      },
    },
  },
  {
    name: "uploads",
    lost: "Data: HEIC photos, damaged and huge files are stored and never shown; small pictures are blown up to 2000 px.",
    modules: {
      [`${core}/actions/mediaLibrary.js`]: {
        hooks: ["refuseFile"],
        changes: [
          [
            "    const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);\n    const uploadFileName",
            `    const refusal = await refuseFile(file, field);
    if (refusal) {
      window.alert(refusal);
      return;
    }
    const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);
    const uploadFileName`,
          ],
        ],
      },
      [`${core}/lib/imageTransformations.js`]: {
        changes: [
          [
            "const width = config.width ?? undefined;",
            "const width = config.width ? Math.min(config.width, sourceWidth) : undefined;",
          ],
        ],
      },
    },
  },
  {
    name: "table-alignment",
    lost: "Data: the alignment of a table's columns, as soon as its text is edited.",
    modules: {
      "decap-cms-widget-markdown/dist/esm/serializers/slateRemark.js": {
        changes: [
          [
            `      case 'root':
      case 'paragraph':`,
            `      case 'table':
        {
          return u('table', { align: node.data && node.data.align }, children);
        }
      case 'root':
      case 'paragraph':`,
          ],
          ["      case 'list-item':\n      case 'table':\n", "      case 'list-item':\n"],
        ],
      },
    },
  },
  {
    name: "groups",
    lost: "Data and accessibility: an entry without a cover can't be saved, and the description of a picture in a list is not demanded.",
    modules: {
      "decap-cms-widget-object/dist/esm/ObjectControl.js": {
        hooks: ["isBlank"],
        changes: [
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
          [
            "    this.childRefs[name] = ref;\n",
            // The groups around this one are told of the control as well, later.
            "    this.childRefs[name] = ref;\n    if (ref.innerWrappedControl) ref.innerWrappedControl.group ??= () => this.props.value;\n",
          ],
        ],
      },
    },
  },
  {
    name: "remove-block",
    lost: "Accessibility: a block that was inserted with a form can't be removed with a pointer, or on a phone.",
    modules: {
      "decap-cms-widget-markdown/dist/esm/MarkdownControl/components/Shortcode.js": {
        changes: [
          [
            "    children: [_jsx(EditorControl, {",
            `    children: [_jsx("button", {
      type: "button",
      className: "cms-remove-block",
      "aria-label": "Tirar: " + plugin.label,
      onClick: event => {
        event.stopPropagation();
        // A text of no blocks at all would have no place for the cursor.
        if (editor.children.length === 1) {
          Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [1] });
        }
        Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element) });
      },
      children: "Tirar"
    }), _jsx(EditorControl, {`,
          ],
        ],
      },
    },
  },
  {
    name: "errors-stay",
    lost: "Accessibility: the message of an error goes away after eight seconds, read or not (WCAG 2.2.1).",
    modules: {
      [`${core}/components/UI/Notifications.js`]: {
        changes: [
          [
            "autoClose: notification.dismissAfter,",
            "autoClose: notification.type === 'error' ? false : notification.dismissAfter,",
          ],
          ["if (notification.dismissAfter) {", "if (notification.dismissAfter && notification.type !== 'error') {"],
        ],
      },
    },
  },
  {
    name: "portuguese",
    lost: "Portuguese: texts that are in the code and not in the locale, and the details of an error.",
    modules: {
      "decap-cms-widget-relation/dist/esm/RelationControl.js": {
        changes: [["'Loading options…'", "'Carregando…'"]],
      },
      "decap-cms-widget-list/dist/esm/ListControl.js": {
        changes: [
          [
            "items.size === 1 ? labelSingular.toLowerCase() : label.toLowerCase();",
            "items.size === 1 ? 'item' : 'itens';",
          ],
        ],
      },
      [`${core}/actions/mediaLibrary.js`]: {
        hooks: ["explain"],
        changes: [
          [" already exists. Do you want to replace it?`", " já existe. Trocar por este arquivo?`"],
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
          ["`Failed to persist media: ${error}`", "`O arquivo não foi enviado: ${explain(error)}`"],
          [
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
            "dispatch(addNotification({\n        message: `Failed to delete media: ${error.message}`",
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
            "dispatch(addNotification({\n        message: `O arquivo não foi excluído: ${explain(error)}`",
          ],
        ],
      },
      [`${core}/components/UI/Notifications.js`]: {
        hooks: ["explain"],
        changes: [
          [
            "        ...notification.message\n      })",
            "        ...notification.message,\n        ...('details' in notification.message ? { details: explain(notification.message.details) } : {})\n      })",
          ],
        ],
      },
    },
  },
  {
    name: "page-policy",
    lost: "Security: Decap compiles texts as scripts (`unsafe-eval`) and writes styles as text (`unsafe-inline`), most of it as soon as it is loaded.",
    modules: {
      // Our configuration is made by code; config.test.ts has Decap check it.
      [`${core}/constants/configSchema.js`]: { text: "export const validateConfig = () => undefined;" },
      // Every collection has a format of ours (config.test.ts); these readers run what a file says after `---js`.
      [`${core}/formats/toml.js`]: { text: "export default {};" },
      [`${core}/formats/yaml.js`]: { text: "export default {};" },
      [`${core}/formats/frontmatter.js`]: {
        text: `const none = () => undefined;
export { none as FrontmatterInfer, none as frontmatterJSON, none as frontmatterTOML, none as frontmatterYAML };`,
      },
      // No login asks for GraphQL.
      "decap-cms-backend-github/dist/esm/GraphQLAPI.js": { text: "export default undefined;" },
      // Git Gateway brings GitLab's, with the same library; here it stands before GitHub alone.
      "decap-cms-backend-gitlab/dist/esm/index.js": {
        text: "export class API {}\nexport const GitLabBackend = undefined;",
      },
      // browser/admin.css brings the styles of messages as a file.
      "react-toastify/dist/inject-style.esm.mjs": { text: "export const injectStyle = () => undefined;" },
      "react-virtualized-auto-sizer/dist/react-virtualized-auto-sizer.esm.js": {
        changes: [
          [
            "style.appendChild(doc.createTextNode(css));",
            `const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        doc.adoptedStyleSheets.push(sheet);`,
          ],
        ],
      },
    },
  },
];
