import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BodySurroundings } from "../../../src/lib/markdown/finish-body";
import { loadTree } from "../../../src/lib/markdown/load-tree";
import { renderBody } from "../../../src/lib/markdown/render-body";
import { readEntry } from "../check/front-matter";
import { contentFolder } from "../files/folder";
import { remarkRoad } from "./testing/remark-road";

const surroundings: BodySurroundings = {
  picture: async (name) => ({
    src: `/${name}`,
    srcSet: "",
    sizes: "",
    width: 4,
    height: 3,
    color: "#123456",
    sources: [],
  }),
  document: async (key) => ({ url: `/${key}.pdf`, type: "PDF", bytes: 1000 }),
};

const bodies = ["news", "ministries", "subsections", "pages"].flatMap((collection) =>
  readdirSync(join(contentFolder, collection)).map((key): [string, string] => {
    const read = readEntry(readFileSync(join(contentFolder, collection, key, "index.md"), "utf8"));
    return [`${collection}/${key}`, read.ok ? read.body : ""];
  }),
);

const odd: [string, string][] = [
  ["HTML", 'Uma <abbr title="x">sigla</abbr> e <script>alert(1)</script>\n\n<div align="center"><p>Meio</p></div>'],
  ["tasks and strikes", "- [ ] um\n- [x] ~~dois~~\n\nhttps://example.org e www.example.org"],
  ["code", "```js title\nlet a;\n```\n\n    recuado"],
  ["references", "[a][b] e ![c][d]\n\n[b]: /noticias\n[d]: foto.jpg"],
];

it.each([...bodies, ...odd])("the editor's preview shows the body of %s as the build does", async (_name, body) => {
  const built = await (await remarkRoad())(body);
  expect(await renderBody(await loadTree(body), surroundings)).toBe(await renderBody(built, surroundings));
});
