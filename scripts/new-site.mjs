import { install } from "./install.mjs";
import { load } from "./load.mjs";

await install();
await load("./new-site/ask.ts", (/** @type {typeof import("./new-site/ask")} */ { newSite }) =>
  newSite(process.argv.slice(2)),
);
