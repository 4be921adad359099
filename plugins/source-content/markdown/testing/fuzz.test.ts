import fc from "fast-check";
import type { Nodes } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import type { BodySurroundings } from "../../../../src/lib/markdown/finish-body";
import { treeOf } from "../../../../src/lib/markdown/parse";
import { renderBody } from "../../../../src/lib/markdown/render-body";
import { bodySchema } from "../../../../src/lib/markdown/sanitize";
import { dangersIn } from "./dangers";
import { documents } from "./documents";

const surroundings: BodySurroundings = {
  picture: async () => ({
    src: "/a.jpg",
    srcSet: "/a.jpg 400w",
    sizes: "100vw",
    width: 400,
    height: 300,
    color: "#123456",
    sources: [{ type: "image/avif", srcSet: "/a.avif 400w" }],
  }),
  document: async () => ({ url: "/static/estatuto.pdf", type: "PDF", bytes: 184_000 }),
};

type Sanitizer = (tree: Nodes) => Nodes;

/** A body wherever it is shown: in pages and in the editor's preview. */
async function everywhere(markdown: string): Promise<Readonly<Record<string, string>>> {
  return {
    page: await renderBody(treeOf(markdown), surroundings),
  };
}

it("of 1,000 documents meant to break in, none leaves anything dangerous", async () => {
  const property = fc.asyncProperty(documents, async (markdown) => {
    for (const [place, html] of Object.entries(await everywhere(markdown)))
      expect([place, ...dangersIn(html)]).toEqual([place]);
  });
  await fc.assert(property, { numRuns: 1000 });
}, 180_000);

describe("the fuzzer finds a sanitizer that", () => {
  const using =
    (change: Partial<Schema>): Sanitizer =>
    (tree) =>
      sanitize(tree, { ...bodySchema, ...change });
  const letting = (tag: string) =>
    using({
      tagNames: [...(bodySchema.tagNames ?? []), tag],
      strip: bodySchema.strip?.filter((name) => name !== tag) ?? [],
    });

  it.each<[string, Sanitizer, RegExp]>([
    ["is not there", (tree) => tree, /^</],
    ["lets links run scripts", using({ protocols: {} }), / (href|cite|src)="/],
    [
      "lets handlers through",
      using({ attributes: { ...bodySchema.attributes, "*": ["onLoad", "onError", "onClick", "onFocus"] } }),
      / on(load|error|click|focus)=/,
    ],
    ["lets one form field through", letting("textarea"), /^<textarea>/],
    ["lets drawings through", letting("svg"), /^<svg> of /],
    ["lets a refresh through", letting("meta"), /^<meta>/],
    ["lets ids be anything", using({ clobber: [] }), / (id|name)="/],
  ])(
    "%s",
    async (_name, sanitizer, danger) => {
      const property = fc.asyncProperty(documents, async (markdown) => {
        const html = await renderBody(treeOf(markdown), surroundings, sanitizer);
        return !dangersIn(html).some((found) => danger.test(found));
      });
      const { failed } = await fc.check(property, { numRuns: 5000, endOnFailure: true });
      expect(failed).toBe(true);
    },
    120_000,
  );
});
