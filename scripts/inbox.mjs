import { PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

await load("../src/server/inbox/open.ts", (/** @type {typeof import("../src/server/inbox/open")} */ { runInbox }) =>
  runInbox(PROJECT),
);
