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

/** Views by the names of collections; those that are made of files have one for each of these. */
const views: Readonly<Record<string, PreviewView | Readonly<Record<string, PreviewView>>>> = {
  ...collectionPreviews,
  pages: pagePreviews,
  settings: settingPreviews,
};

/** Shows entries as the site does. `stylesheet` is the address of what `styles.css` and the views' modules become. */
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
