// Before any schema is made.
import "./no-evaluation";

import CMS from "decap-cms-core";
import { createRoot } from "react-dom/client";
import { registerPreviews } from "../../../src/previews";
import { registerComponents } from "./components";
import { configOf } from "./config";
import { registerDecap } from "./decap";
import { localBackend, localStatus } from "./local/find";
import { EditorOff } from "./local/LocalLogin";
import { PublishingBar } from "./local/PublishingBar";
import { leavePicturesOut } from "./paste";
import { portuguese } from "./portuguese";
import { registerSaving } from "./saving";
import { readSettings, rootElement } from "./settings";
import { registerWidgets } from "./widgets";

const notConnected =
  "O editor ainda não foi ligado ao lugar em que o conteúdo é guardado. Quem cuida do site encontra como fazer em docs/editor.md; neste computador, o editor funciona com npm start.";

/** Starts the editor in its page. */
async function start(): Promise<void> {
  const settings = readSettings();
  const local = await localStatus();
  const off = local && "off" in local ? local.off : local || settings.backend ? undefined : notConnected;
  if (off) {
    createRoot(rootElement()).render(<EditorOff reason={off} />);
    return;
  }
  hidePreviewOnPhone();
  registerDecap();
  CMS.registerLocale("pt", portuguese());
  registerWidgets();
  registerComponents();
  registerSaving();
  leavePicturesOut();
  registerPreviews(settings.previewStyles);
  CMS.init({ config: configOf(settings, local && "branch" in local ? localBackend(local.branch) : undefined) });
  if (local) createRoot(document.body.appendChild(document.createElement("div"))).render(<PublishingBar />);
}

/** On a small screen the form comes first, and the preview when it is called. */
function hidePreviewOnPhone(): void {
  const key = "cms.right-pane";
  if (localStorage.getItem(key) === null && matchMedia("(max-width: 50rem)").matches) localStorage.setItem(key, "none");
}

void start();
