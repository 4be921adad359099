import { GitHubBackend } from "decap-cms-backend-github";
import CMS from "decap-cms-core";
import booleanWidget from "decap-cms-widget-boolean";
import fileWidget from "decap-cms-widget-file";
import markdownWidget from "decap-cms-widget-markdown";
import numberWidget from "decap-cms-widget-number";
import objectWidget from "decap-cms-widget-object";
import selectWidget from "decap-cms-widget-select";
import { entryFormat, settingFormat } from "../../source-content/adapters/to-decap";
import type { Model } from "../../source-content/fields/collection";
import { blocks } from "./blocks";
import { entryFormatter, settingFormatter } from "./formats";
import { keepHistory } from "./history/versions";
import { imageThatShows } from "./image";
import { listByKeys } from "./list";
import { LocalBackend } from "./local/local-backend";
import { relationByKey } from "./relation";
import { detectConflicts } from "./saving/conflict-detection";
import { askInOurWords } from "./saving/requests";

/** With an e-mail much is needed that no other login has; `proxy` is what Decap calls a server of ours. */
const backends: Readonly<Record<string, () => Promise<DecapBackendClass>>> = {
  "git-gateway": async () => (await import("./identity/identity-backend")).IdentityBackend,
  github: async () => GitHubBackend,
  proxy: async () => LocalBackend,
};

const widgets = [booleanWidget, fileWidget, markdownWidget, numberWidget, objectWidget, selectWidget];

/**
 * Registers the parts of Decap that this site can use. `decap-cms-app`, which holds them all, would bring every backend,
 * widget and language, and with them what the page's policy refuses.
 *
 * @param name of the backend
 */
export async function registerDecap(model: Model, name: string): Promise<void> {
  askInOurWords();
  const backend = await backends[name]?.();
  if (!backend) throw new Error(`The editor has no backend ${name}.`);
  CMS.registerBackend(name, keepHistory(detectConflicts(backend, model)));
  for (const widget of [...widgets.map((one) => one.Widget()), imageThatShows, listByKeys, relationByKey])
    CMS.registerWidget(widget);
  CMS.registerCustomFormat(entryFormat, "md", entryFormatter);
  CMS.registerCustomFormat(settingFormat, "yml", settingFormatter);
  // `toPreview` is for Decap's own preview, which this site has replaced.
  for (const [id, block] of Object.entries(blocks))
    CMS.registerEditorComponent({ id, ...block, toPreview: block.toBlock });
  // One style, as in plugins/source-content/adapters/write-entry.ts: an edit of one word leaves lists and tables as they are.
  CMS.registerRemarkPlugin({ plugins: [], settings: { bullet: "-", paddedTable: false } });
}
