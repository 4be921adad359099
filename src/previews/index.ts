import CMS from "decap-cms-core";
import "./styles";
import { DocumentPreview } from "./Document";
import { EventPreview } from "./Event";
import { MinistryPreview } from "./Ministry";
import { NewsPreview } from "./News";
import { pagePreviews } from "./pages";
import { inMain, registerViews } from "./register";
import { SubsectionPreview } from "./Subsection";
import { settingPreviews } from "./settings";

/** Shows entries as the site does. `stylesheet` is the address of what `styles.ts` and the views' modules become. */
export function registerPreviews(stylesheet: string): void {
  CMS.registerPreviewStyle(stylesheet);
  registerViews({
    news: inMain(NewsPreview),
    ministries: inMain(MinistryPreview),
    documents: inMain(DocumentPreview),
    subsections: inMain(SubsectionPreview),
    events: inMain(EventPreview),
    pages: pagePreviews,
    settings: settingPreviews,
  });
}
