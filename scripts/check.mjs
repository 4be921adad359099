import { install, PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

// A file may be given, into which what was found is written as a comment for who wrote the content: npm run check -- comment.md
await install();
await load("./check-site.ts", (/** @type {typeof import("./check-site")} */ { checkSite }) =>
  checkSite(PROJECT, process.argv[2]),
);
