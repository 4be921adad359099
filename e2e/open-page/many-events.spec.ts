import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { addedEvents, secondBuild } from "./second-build";

test("each event that the search finds is on the home page, also behind a click", {
  tag: "@desktop",
}, () => {
  const home = readFileSync(join(secondBuild, "index.html"), "utf8");
  const folder = join(secondBuild, "pagefind");
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".pf_fragment"))
    .map((name) => gunzipSync(readFileSync(join(folder, name))).toString("utf8"))
    .flatMap((text) => /"url":"\/#(evento-[^"]+)"/.exec(text)?.[1] ?? []);
  expect(found).toEqual(expect.arrayContaining(addedEvents.map((event) => `evento-${event}`)));
  expect(found.filter((id) => !home.includes(`id="${id}"`))).toEqual([]);
});
