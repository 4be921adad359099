import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documents, subsections } from ".";

const folder = "src/layout";
const views = readdirSync(folder).filter((name) => name.endsWith(".tsx"));
const ids = views.flatMap((name) =>
  [...readFileSync(join(folder, name), "utf8").matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id),
);

test.each(ids)("no document or sub-section can be named as the layout's #%s", (id) => {
  expect([documents, subsections].map(({ reserved }) => reserved?.test(id))).toEqual([true, true]);
});
