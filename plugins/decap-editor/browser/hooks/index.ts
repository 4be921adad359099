/** What the patches of Decap (plugins/decap-editor/bundle/patches.ts) call. */

export { slugify } from "../../../../src/lib/slug";
export { draftKept, draftRestored, newTextBegins, wasSent } from "../saving/base-revision";
export { listFailure } from "../saving/conflict-detection";
export { today } from "../settings";
export { draftNotKept } from "./draft-not-kept";
export { editorKey, openForm } from "./editor-key";
export { explain } from "./explain";
export { holdForm } from "./hold-form";
export { isBlank } from "./is-blank";
export { NotRead } from "./NotRead";
export { ownName } from "./own-name";
export { readHtml } from "./read-html";
export { refuseFile } from "./refuse-file";
