import { install, PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

console.log("Preparando o site… / getting the site ready…");
await install();
await load("./server/start.ts", (/** @type {typeof import("./server/start")} */ { start }) => start(PROJECT));
