import type { GatsbyBrowser } from "gatsby";
import { loadPageSettings } from "./browser/page-settings";
import { checkVersion } from "./browser/version-check";

/** Runs once, before the page comes to life. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => void loadPageSettings();

/** Runs once, when the page has come to life. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => checkVersion();
