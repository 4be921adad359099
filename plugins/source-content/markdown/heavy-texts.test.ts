import { treeOf } from "../../../src/lib/markdown/parse";
import { renderBody } from "../../../src/lib/markdown/render-body";
import { readEntry } from "../check/front-matter";
import { newsWith, problemsOf } from "../testing/fixture";

/** Texts of any length that keep a parser busy, or deep in itself. */
const heavy: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(
    [
      "]",
      "![",
      "[a](b",
      "![a](b c",
      "ã@",
      "[] ",
      "*a ",
      "*a_ ",
      "_.",
      "~~a ",
      "`a ",
      "<a ",
      "<b><i>",
      "<!-- ",
      "<div>\n\n",
      "<div>\n\n</x>\n\n",
      "&a ",
      "a\n---\n",
      "## a\n",
      "a\n\n",
      "- a\n\n",
      "- - - - a\n",
      "> - a\n",
      "[(11) 5555-0101] Fulano\n",
      "(11) 5555-0101, ",
      "palavra ",
      "a@",
      "http://a.b ",
      "[a]: b\n",
      "[^1]: a\n\n",
      "^[a] ",
      "|a|b|\n|-|-|\n\n",
      "> [!DICA]\n> a\n\n",
      "a\u00a0",
      " \u00a0",
    ].map((piece) => [JSON.stringify(piece), (length: number) => piece.repeat(length / piece.length)]),
  ),
  "brackets in brackets": (length) => "[".repeat(length / 2) + "]".repeat(length / 2),
  "emphasis in emphasis": (length) => "*a ".repeat(length / 6) + " b*".repeat(length / 6),
  "lists in lists": (length) =>
    Array.from({ length: Math.sqrt(length) }, (_, index) => `${"  ".repeat(index)}- a`).join("\n"),
  "rows without cells": (length) => `${"|a".repeat(900)}|\n${"|-".repeat(900)}|\n${"|\n".repeat(length / 2)}`,
  "spaces between words": (length) => `a${" ".repeat(length)}b`,
};

/** The longest times, in ms, which docs/performance.md tells. Not judged: others use the machine, too. */
const longest = { checked: 0, built: 0 };

async function timed<T>(what: keyof typeof longest, work: () => T | Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await work();
  longest[what] = Math.max(longest[what], Math.round(performance.now() - since));
  return result;
}

afterAll(() => {
  process.stdout.write(`\nfigures: heavy texts: checked in ${longest.checked} ms, built in ${longest.built} ms\n`);
});

const refusals = (text: string) =>
  timed("checked", () => problemsOf({ "content/news/nova/index.md": newsWith({}, text) })).then((problems) =>
    problems.filter(({ fix }) => /divida/i.test(fix)),
  );

it.each(Object.entries(heavy))("%s: 250 KB are refused with their place, or built", async (_name, make) => {
  const most = 250_000;
  let length = most;
  while ((await refusals(make(length))).length > 0) length /= 2;
  // The longest that is taken, nearly: it has to be built without an error and well before the test's time is over.
  const html = await timed("built", () =>
    renderBody(treeOf(make(length)), { picture: async () => null, document: async () => null }),
  );
  expect(typeof html).toBe("string");
  expect(length).toBeGreaterThan(20);
});

it("an ordinary long text is taken: chapters, links, a directory of phones, a table", () => {
  const chapter = (index: number) =>
    `## Capítulo ${index}\n\n${`${"Uma frase com **ênfase** e um [link](/documentos). ".repeat(10)}\n\n`.repeat(8)}`;
  const chapters = Array.from({ length: 30 }, (_, index) => chapter(index)).join("");
  const people = "- Fulano de Tal [Campinas], (11) 5555-0101 e (11) 5555-0102\n".repeat(600);
  const table = `| Nome | Telefone | Cidade |\n|---|---|---|\n${"| Fulano | (11) 5555-0101 | Campinas |\n".repeat(600)}`;
  const text = `${chapters}\n${people}\n${table}`;
  expect(text.length).toBeGreaterThan(150_000);
  expect(readEntry(`---\n---\n${text}`).ok).toBe(true);
  expect(problemsOf({ "content/news/nova/index.md": newsWith({}, text) })).toEqual([]);
});
