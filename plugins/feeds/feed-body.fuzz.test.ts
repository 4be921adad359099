import fc from "fast-check";
import type { BodySurroundings } from "../../src/lib/markdown/finish-body";
import { treeOf } from "../../src/lib/markdown/parse";
import { renderBody } from "../../src/lib/markdown/render-body";
import { dangersIn } from "../source-content/markdown/testing/dangers";
import { documents } from "../source-content/markdown/testing/documents";
import { feedBody } from "./feed-body";

const origin = "https://site.example";
const surroundings: BodySurroundings = {
  picture: async () => ({
    src: "/a.jpg",
    sizes: "1w",
    width: 4,
    height: 3,
    color: "#123456",
    sources: [],
  }),
  document: async () => ({ url: "/static/estatuto.pdf", type: "PDF", bytes: 184_000 }),
};

it("of 300 texts meant to break in, none leaves anything dangerous in the feed", async () => {
  const property = fc.asyncProperty(documents, async (markdown) => {
    const body = feedBody(await renderBody(treeOf(markdown), surroundings), `${origin}/noticias/a`);
    expect(dangersIn(body.replaceAll(`"${origin}/`, '"/'))).toEqual([]);
  });
  await fc.assert(property, { numRuns: 300 });
}, 120_000);
