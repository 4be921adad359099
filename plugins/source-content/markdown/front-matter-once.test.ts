import { onCreateNode } from "gatsby-transformer-remark/on-node-create";
import { newsWith, problemsOf } from "../testing/fixture";
import { readFrontMatterOnce } from "./front-matter-once";

/** What the plugin that the build takes bodies from says of a file. */
async function saidByPlugin(text: string): Promise<string[]> {
  const said: string[] = [];
  await onCreateNode(
    {
      node: { id: "file", internal: { type: "File", mediaType: "text/markdown" } },
      loadNodeContent: async () => text,
      actions: { createNode: () => undefined, createParentChildLink: () => undefined },
      createNodeId: (id) => id,
      createContentDigest: () => "",
      reporter: { panicOnBuild: (message) => void said.push(message) },
    },
    {},
  );
  return said;
}

const good = "kind: aviso\ndate: 2026-01-10\nsummary: R";
const withTitle = (title: string) => `---\ntitle: ${title}\n${good}\n---\nTexto.\n`;

const tags =
  "!!binary !!bool !!float !!int !!js/function !!map !!merge !!null !!omap !!pairs !!python/name !!seq !!set !!str !!timestamp !x";

beforeAll(readFrontMatterOnce);

it.each([
  ...tags.split(" ").map((tag) => [`the tag ${tag}`, withTitle(`${tag} abc`)]),
  ["a carriage return before the end of the fields", `---\ntitle: A\n${good}\r---\nTexto.\n`],
  ["carriage returns alone", withTitle("A").replaceAll("\n", "\r")],
  ["a control character in a field", withTitle("A\u0001B")],
  ["a control character in the first line", `---\u0001${withTitle("A").slice(3)}`],
  ["a language in the first line", `---toml${withTitle("A").slice(3)}`],
  ["an escape in the text", withTitle('"A\\u001bB"')],
  ["a merge of what is no map", withTitle("A\n<<: b")],
  ["a number with underscores, and one of base 60", withTitle("1_000:20")],
  ["a key of several words in quotes", withTitle("A\n? [a]\n: b")],
  ["a directive", `---\n%YAML 9.9\n---\n${withTitle("A")}`],
])("what the check reads, the build reads too: %s", async (_name, text) => {
  const isRefused = problemsOf({ "content/news/nova/index.md": text }).length > 0;
  expect(isRefused ? [] : await saidByPlugin(text)).toEqual([]);
});

it("what is harmless is read, without the signs that nobody sees", async () => {
  expect(problemsOf({ "content/news/nova/index.md": withTitle("A\u0085B\uFE0F") })).toEqual([]);
  expect(problemsOf({ "content/news/nova/index.md": newsWith({}, "Oi \u0301, \u0002fim") })).toEqual([]);
});
