import { resolve } from "node:path";
import { PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

// Another folder than public/: npm run serve -- /tmp/site
const built = resolve(PROJECT, process.argv[2] ?? "public");
await load("./server/serve.ts", (/** @type {typeof import("./server/serve")} */ { serve }) => serve(built));
