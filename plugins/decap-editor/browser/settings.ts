import type { CmsBackend } from "decap-cms-core";
import { dayIn } from "../../../src/lib/dates";

/** Whom an editor calls for help. */
export interface Keeper {
  readonly name: string;
  readonly phone: string;
}

/** Something that is to be done in the editor before the site goes live. */
export interface Missing {
  readonly title: string;
  readonly text: string;
  /** Its place in the editor, `#/collections/…`. */
  readonly href: string;
}

/** What the build tells the editor; it stands in the page, in `data-settings` (plugins/decap-editor/bundle/page.ts). */
export interface EditorSettings {
  /** The site's short name and address, from `content/settings/site.yml`. */
  readonly siteName: string;
  readonly siteUrl: string;
  /** Who looks after the site, where the settings say so. */
  readonly keeper?: Keeper;
  /** The section's state after its preposition, `de São Paulo`, and its time zone. */
  readonly ofState: string;
  readonly timeZone: string;
  /** Where content is kept in production; nothing, if nobody has said. */
  readonly backend?: CmsBackend;
  /** What was missing when the site was built. */
  readonly missing: readonly Missing[];
  /** The public Iconify API. */
  readonly iconsUrl: string;
  /** Address of the stylesheet of the previews: the site's own, kept out of the editor's page. */
  readonly previewStyles: string;
}

/** The element that Decap draws in, and that carries the settings. */
export function rootElement(): HTMLElement {
  const element = document.getElementById("nc-root");
  if (!element) throw new Error("The page of the editor lacks its root.");
  return element;
}

/** The day in the section's state, whatever the editor's own time zone. */
export const today = (): string => dayIn(readSettings().timeZone);

/** Reads the settings out of the page. */
export function readSettings(): EditorSettings {
  const text = rootElement().dataset.settings;
  if (!text) throw new Error("The page of the editor carries no settings.");
  // Written by the build, from a value of this very type.
  return JSON.parse(text) as EditorSettings;
}
