import CMS from "decap-cms-core";
import "./styles.css";
import type { CollectionName } from "../content-types";
import { DocumentPreview } from "./Document";
import { EventPreview } from "./Event";
import { Frame } from "./Frame";
import { MinistryPreview } from "./Ministry";
import { NewsPreview } from "./News";
import { pagePreviews } from "./pages";
import type { PreviewView } from "./preview";
import { StandalonePreview } from "./Standalone";
import { SubsectionPreview } from "./Subsection";
import { settingPreviews } from "./settings";

const collectionPreviews: Readonly<Record<CollectionName, PreviewView>> = {
  news: NewsPreview,
  ministries: MinistryPreview,
  documents: DocumentPreview,
  subsections: SubsectionPreview,
  events: EventPreview,
  standalone: StandalonePreview,
};

/** Views by collection; collections of files have one for each file. */
const views: Readonly<Record<string, PreviewView | Readonly<Record<string, PreviewView>>>> = {
  ...collectionPreviews,
  pages: pagePreviews,
  settings: settingPreviews,
};

/** Registers the previews. `stylesheet` is the built `styles.css` with the views' modules. */
export function registerPreviews(stylesheet: string): void {
  CMS.registerPreviewStyle(stylesheet);
  // Decap asks by the name of the collection, or of the file where a collection is made of files, and the two can be
  // the same: `news` is a collection and one of the pages.
  for (const name of Object.keys({ ...collectionPreviews, ...pagePreviews, ...settingPreviews }))
    CMS.registerPreviewTemplate(name, (props) => {
      const collection = String(props.collection.get("name"));
      const view = views[collection];
      const View = typeof view === "function" ? view : view?.[name];
      return View ? <Frame View={View} decap={props} isInMain={collection !== "settings"} /> : null;
    });
}
