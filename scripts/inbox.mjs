import { PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

await load("./inbox/open.ts", (/** @type {typeof import("./inbox/open")} */ { runInbox }) => runInbox(PROJECT));
