import type { Place } from "../../source-content/files/places";

/** How far the publishing of the last save is, for the bar at the foot of the editor (plugins/decap-editor/browser/local/PublishingBar.tsx). */
export type Publication =
  | { readonly phase: "idle" }
  | { readonly phase: "publishing" }
  | { readonly phase: "published"; readonly places: readonly Place[] }
  | { readonly phase: "failed"; readonly problems: readonly PublishingProblem[] };

/** A problem in the content, as an editor reads it. */
export interface PublishingProblem {
  readonly entry: string;
  readonly text: string;
}
