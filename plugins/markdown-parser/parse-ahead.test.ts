import { parseMarkdown } from "../../src/lib/markdown/parser.mjs";
import { parseAhead, parsed } from "./parse-ahead.cjs";
import { serializedTree } from "./serialized-tree.mjs";

jest.mock("./serialized-tree.mjs", () => ({ serializedTree: jest.fn(() => "{}") }));

const text = (number: number) => `# Texto ${number}\n\n| a | b |\n| - | - |\n| www.example.org | ~~não~~ |`;
const texts = Array.from({ length: 60 }, (_, number) => text(number));

/** Of a tree without places. */
const shape = (tree: unknown) =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value)));

it("takes the trees of many texts from the thread, once each", async () => {
  await parseAhead(texts);
  expect(parsed(text(7))).toEqual(shape(parseMarkdown(text(7))));
  expect(serializedTree).not.toHaveBeenCalled();
  parsed(text(7));
  expect(serializedTree).toHaveBeenCalledTimes(1);
});

it("starts no thread for a few, and parses what the thread did not", async () => {
  await parseAhead(["Um", "Dois"]);
  parsed("Dois");
  expect(serializedTree).toHaveBeenCalledWith("Dois");
});
