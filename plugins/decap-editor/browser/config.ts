import type { CmsBackend, CmsConfig } from "decap-cms-core";
import { toDecap } from "../../source-content/adapters/to-decap";
import type { Model } from "../../source-content/fields/collection";
import { widestPicture } from "./hooks/refuse-file";
import type { EditorSettings } from "./settings";

/** The whole configuration of Decap. `local` is the backend of `npm start`, where there is one. */
export function configOf(model: Model, settings: EditorSettings, local?: CmsBackend): CmsConfig {
  return {
    load_config_file: false,
    locale: "pt",
    backend: {
      ...(local ?? settings.backend ?? { name: "proxy" }),
      // What a save is called in the history.
      commit_messages: {
        create: "Cria {{collection}}: {{slug}}",
        update: "Altera {{collection}}: {{slug}}",
        delete: "Exclui {{collection}}: {{slug}}",
        uploadMedia: "Envia o arquivo {{path}}",
        deleteMedia: "Exclui o arquivo {{path}}",
      },
    },
    site_url: settings.siteUrl,
    display_url: local ? location.origin : settings.siteUrl,
    logo: { src: "/favicon.svg", show_in_header: false },
    // Each collection names its own; this one is for what belongs to none.
    media_folder: "content/media",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    // A photo of a camera becomes one that the site can use, and says no longer where it was taken.
    media_processing: {
      enabled: true,
      format: { enabled: true, default: "webp" },
      quality: 82,
      width: widestPicture,
    },
    show_preview_links: false,
    collections: toDecap(model),
  };
}
