/** What the patches of Decap's packages (plugins/decap-editor/bundle/patches) call. */

export { draftKept, draftRestored } from "../saving/begun";
export { listFailure } from "../saving/lists";
export { heard, readAll } from "../saving/services";
export { StartPage, startPlace } from "../start/StartPage";
export { editorKey } from "./editor-key";
export { explain } from "./explain";
export { holdForm } from "./hold-form";
export { isBlank } from "./is-blank";
export { NotRead } from "./NotRead";
export { refuseFile } from "./refuse-file";
export { selectMessages, selectTexts } from "./select-texts";
