import { install, PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

await install();
await load("./develop.ts", (/** @type {typeof import("./develop")} */ { develop }) => develop(PROJECT));
