import CMS from "decap-cms-core";
import { registerComponents } from "./components";
import { configOf } from "./config";
import { registerDecap } from "./decap";
import { findLocalBackend } from "./local";
import { portuguese } from "./portuguese";
import { registerPreviews } from "./previews";
import { readSettings } from "./settings";
import { registerWidgets } from "./widgets";

/** Starts the editor in its page. */
async function start(): Promise<void> {
  const settings = readSettings();
  registerDecap();
  CMS.registerLocale("pt", portuguese());
  registerWidgets();
  registerComponents();
  registerPreviews(settings.previewStyles);
  CMS.init({ config: configOf(settings, await findLocalBackend()) });
}

start();
