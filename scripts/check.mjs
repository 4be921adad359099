import { install, PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

// With a file, the findings are also written to it as a comment: npm run check -- comment.md
await install();
await load("./check-site.ts", (/** @type {typeof import("./check-site")} */ { checkSite }) =>
  checkSite(PROJECT, process.argv[2]),
);
