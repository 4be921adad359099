import { PROJECT } from "./install.mjs";
import { load } from "./load.mjs";

await load("./develop.ts", (/** @type {typeof import("./develop")} */ { develop }) => develop(PROJECT));
