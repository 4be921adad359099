import type { CmsBackend, CmsConfig } from "decap-cms-core";
import { model } from "../content-model";
import { toDecap } from "../content-model/project/to-decap";
import type { AdminSettings } from "./settings";

/** What a save is called in the history. */
const commitMessages = {
  create: "Cria {{collection}}: {{slug}}",
  update: "Altera {{collection}}: {{slug}}",
  delete: "Exclui {{collection}}: {{slug}}",
  uploadMedia: "Envia o arquivo {{path}}",
  deleteMedia: "Exclui o arquivo {{path}}",
} as const;

/** The whole configuration of Decap. `local` is the backend of `npm start`, where there is one. */
export function configOf(settings: AdminSettings, local?: CmsBackend): CmsConfig {
  return {
    load_config_file: false,
    locale: "pt",
    backend: { ...(local ?? settings.backend), commit_messages: commitMessages },
    publish_mode: settings.publishMode,
    site_url: local ? "/" : settings.siteUrl,
    display_url: local ? "/" : settings.siteUrl,
    // Each collection names its own; this one is for what belongs to none.
    media_folder: "content/media",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    editor: { preview: true },
    show_preview_links: false,
    collections: toDecap(model),
  };
}
