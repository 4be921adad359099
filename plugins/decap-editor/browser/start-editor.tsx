import "./before-decap";

import CMS from "decap-cms-core";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Model } from "../../source-content/fields/collection";
import { configOf } from "./config";
import { registerDecap } from "./decap";
import { nameParts } from "./form-names";
import { HistoryDialog } from "./history/HistoryDialog";
import { LinkDialog } from "./LinkDialog";
import { localBackend, localPublication, localStatus } from "./local/find";
import { EditorOff } from "./local/LocalLogin";
import { PublishingBar } from "./local/PublishingBar";
import { pasteAsWritten } from "./paste";
import { portuguese } from "./portuguese";
import { letTabLeave, takeSelectionInTime } from "./rich-text";
import { StartPage, type Task } from "./StartPage";
import { registerSaving } from "./saving";
import { goBack, publicationOf } from "./saving/publication";
import { translateSelects } from "./select-texts";
import { readSettings, rootElement } from "./settings";
import { registerWidgets } from "./widgets";

/** What of the editor is this site's. */
export interface SiteEditor {
  readonly model: Model;
  /** Registers the previews; `stylesheet` is the address of the styles that the same module imports. */
  readonly registerPreviews: (stylesheet: string) => void;
  /** The common tasks on the start page. */
  readonly tasks: readonly Task[];
}

const notConnected = "O editor ainda não está pronto. Avise quem cuida do site e mostre esta tela.";

/** Starts the editor in its page. */
export async function startEditor({ model, registerPreviews, tasks }: SiteEditor): Promise<void> {
  const settings = readSettings();
  const local = await localStatus();
  const off = local && "off" in local ? local.off : local || settings.backend ? undefined : notConnected;
  if (off) {
    createRoot(rootElement()).render(<EditorOff reason={off} />);
    return;
  }
  hidePreviewOnPhone();
  const config = configOf(model, settings, local && "branch" in local ? localBackend(local.branch) : undefined);
  await registerDecap(model, config.backend.name);
  translateSelects();
  CMS.registerLocale("pt", portuguese());
  registerWidgets(model);
  registerSaving(model);
  takeSelectionInTime();
  letTabLeave();
  pasteAsWritten();
  nameParts(settings.siteName);
  registerPreviews(settings.previewStyles);
  CMS.init({ config });
  renderBeside(<StartPage model={model} tasks={tasks} missing={settings.missing} />);
  renderBeside(<LinkDialog />);
  renderBeside(<HistoryDialog model={model} />);
  renderBeside(
    local ? (
      <PublishingBar ask={localPublication} every={1_000} />
    ) : (
      <PublishingBar ask={() => publicationOf(model)} every={10_000} restsFor={60_000} goBack={goBack} />
    ),
  );
}

/** Draws something of ours in an element beside Decap's. */
const renderBeside = (element: ReactNode) =>
  createRoot(document.body.appendChild(document.createElement("div"))).render(element);

/** On a small screen the form comes first, and the preview when it is called. */
function hidePreviewOnPhone(): void {
  const key = "cms.right-pane";
  if (localStorage.getItem(key) === null && matchMedia("(max-width: 50rem)").matches) localStorage.setItem(key, "none");
}
