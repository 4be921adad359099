import type { CmsBackend, CmsCollection, CmsConfig } from "decap-cms-core";
import { dayInSaoPaulo } from "../../../src/lib/dates";
import { toDecap } from "../../source-content/adapters/to-decap";
import type { Model } from "../../source-content/fields/collection";
import { type DateFilters, withToday } from "./dates-of-today";
import type { EditorSettings } from "./settings";

/** What a save is called in the history. */
const commitMessages = {
  create: "Cria {{collection}}: {{slug}}",
  update: "Altera {{collection}}: {{slug}}",
  delete: "Exclui {{collection}}: {{slug}}",
  uploadMedia: "Envia o arquivo {{path}}",
  deleteMedia: "Exclui o arquivo {{path}}",
} as const;

/** The whole configuration of Decap. `local` is the backend of `npm start`, where there is one. */
export function configOf(model: Model, settings: EditorSettings, past: DateFilters, local?: CmsBackend): CmsConfig {
  return {
    load_config_file: false,
    locale: "pt",
    backend: { ...(local ?? settings.backend ?? { name: "proxy" }), commit_messages: commitMessages },
    publish_mode: settings.publishMode,
    site_url: settings.siteUrl,
    display_url: local ? location.origin : settings.siteUrl,
    logo: { src: "/favicon.svg", show_in_header: false },
    // Each collection names its own; this one is for what belongs to none.
    media_folder: "content/media",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    editor: { preview: true },
    // A photo of a camera becomes one that the site can use, and says no longer where it was taken.
    media_processing: {
      enabled: true,
      format: { enabled: true, default: "webp" },
      quality: 82,
      width: 2000,
      strip_metadata: true,
    },
    show_preview_links: false,
    collections: withToday(collectionsOf(model, settings), past, dayInSaoPaulo(new Date())),
  };
}

/**
 * With the review before publishing “rascunho” is a step of it, and the switch of that name would be taken for the step. What is
 * published is not deleted there: Decap's “unpublish”, which goes with it, deletes the pictures for good.
 */
function collectionsOf(model: Model, { publishMode }: EditorSettings): CmsCollection[] {
  const collections = toDecap(model);
  if (publishMode === "simple") return collections;
  const switched = {
    label: "Fora do site",
    hint: "Ligado: não aparece no site, nem depois de publicado. Para um texto ainda não revisado, deixe desligado.",
  };
  return collections.map(({ fields, ...collection }) => ({
    ...collection,
    delete: false,
    ...(fields ? { fields: fields.map((field) => (field.name === "draft" ? { ...field, ...switched } : field)) } : {}),
  }));
}
