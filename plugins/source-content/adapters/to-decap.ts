import type { CmsCollection, CmsCollectionFile, CmsField, SortableField } from "decap-cms-core";
import {
  type BodyNeed,
  type Collection,
  type FixedPages,
  fieldsOfPage,
  type Model,
  type Setting,
} from "../fields/collection";
import { type Fields, type NamedWidget, widgetsOf } from "../fields/field";

/** Names of the editor's file formats (plugins/decap-editor/browser/formats.ts). */
export const entryFormat = "entry";
export const settingFormat = "setting";

/** The editor's collections, one for each content type, derived from the model. */
export function toDecap(model: Model): CmsCollection[] {
  return [...model.collections.map(folderCollection), pagesCollection(model.pages), settingsCollection(model.settings)];
}

/** The blocks that editors insert with a form (plugins/decap-editor/browser/blocks.ts). */
export const blockIds = ["imagem", "galeria", "documento", "video", "destaque", "pessoa"] as const;

const bodyWidget: NamedWidget = {
  name: "body",
  label: "Texto",
  widget: "markdown",
  hint: "O texto da página. Para separar partes, use o botão Títulos. Com o teclado: numa lista, Tab muda o item de nível; Esc e depois Tab sai do texto.",
  modes: ["rich_text", "raw"],
  // Without a list, Decap adds a code block of its own.
  editor_components: blockIds,
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "quote", "bulleted-list", "numbered-list"],
};

/** The fields of a form, with the text right after the title. Decap's types lack options that its widgets take. */
const decapFields = (fields: Fields, body: BodyNeed): CmsField[] => {
  const widgets = widgetsOf(fields);
  const afterTitle = widgets.findIndex(({ name }) => name === "title") + 1;
  if (body !== "none")
    widgets.splice(afterTitle || widgets.length, 0, { ...bodyWidget, required: body === "required" });
  return widgets as CmsField[];
};

const described = ({ name, label, labelSingular, description }: Collection | FixedPages) => ({
  name,
  label,
  label_singular: labelSingular,
  description,
});

/** Files are stored beside their entry, and so deleted and moved with it. */
const besideEntry = { media_folder: "", public_folder: "" };

function folderCollection(definition: Collection): CmsCollection {
  const drafts = definition.fields.draft ? [{ label: "Rascunhos", field: "draft", pattern: true }] : [];
  const filters = [...drafts, ...(definition.filters ?? [])];
  return {
    ...described(definition),
    ...besideEntry,
    folder: `content/${definition.name}`,
    path: "{{slug}}/index",
    create: true,
    slug: "{{title}}",
    extension: "md",
    format: entryFormat,
    summary: definition.summary,
    sortable_fields: definition.sortable.map((field, place) => sortable(definition, field, place === 0)),
    // Decap refuses empty lists.
    ...(filters.length > 0 ? { view_filters: filters } : {}),
    ...(definition.groups ? { view_groups: definition.groups.map((group) => ({ ...group })) } : {}),
    fields: decapFields(definition.fields, definition.body),
  };
}

/** The first field is the default order: days newest first, all else from A. */
function sortable({ fields }: Collection, field: string, isFirst: boolean): SortableField {
  const { label = field, widget } = fields[field] ?? {};
  const order = widget?.widget === "day" ? "desc" : "asc";
  return { field, label, ...(isFirst ? { default_sort: order } : {}) };
}

function pagesCollection(pages: FixedPages): CmsCollection {
  const files = Object.entries(pages.entries).map(
    ([key, { label, body }]): CmsCollectionFile => ({
      ...besideEntry,
      name: key,
      label,
      file: `content/${pages.name}/${key}/index.md`,
      fields: decapFields(fieldsOfPage(pages, key), body),
    }),
  );
  return { ...described(pages), files, format: entryFormat, delete: false };
}

function settingsCollection(settings: readonly Setting[]): CmsCollection {
  const files = settings.map(
    ({ name, label, description, fields }): CmsCollectionFile => ({
      name,
      label,
      file: `content/settings/${name}.yml`,
      description,
      fields: decapFields(fields, "none"),
    }),
  );
  return {
    name: "settings",
    label: "Configurações",
    label_singular: "Configuração",
    description: "O que vale para o site todo.",
    files,
    format: settingFormat,
    delete: false,
  };
}
