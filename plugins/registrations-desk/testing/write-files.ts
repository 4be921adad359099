import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { elementsOf } from "../../../scripts/built-pages";
import { attributeOf } from "../../static-pages/html/page-tree";
import type { DeskSettings } from "../browser/settings";
import { madeUp } from "./made-up";

/** Writes two made-up exports, and what is right about them, for the desk of a built site: `write-files.ts site folder`. */
const [site = "public", folder = "."] = process.argv.slice(2);
const html = readFileSync(join(site, "admin/cadastros/index.html"), "utf8");
const given = elementsOf(html).map((element) => attributeOf(element, "data-settings"));
const settings: DeskSettings = JSON.parse(given.find(Boolean) ?? "");
const { pastors, churches, truth } = madeUp(settings);
writeFileSync(join(folder, "pastores.csv"), pastors);
writeFileSync(join(folder, "igrejas.csv"), `\uFEFF${churches}`);
writeFileSync(join(folder, "verdade.json"), JSON.stringify(truth));
