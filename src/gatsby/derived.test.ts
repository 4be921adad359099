import type { ContentEntry } from "../../plugins/source-content/check/site-content";
import { derived } from "./derived";

/** A document that replaces another one. */
const document = (key: string, replaces?: string, published = true): ContentEntry => ({
  collection: "documents",
  key,
  slug: key,
  file: `content/documents/${key}/index.md`,
  title: key.toUpperCase(),
  values: { ...(replaces ? { replaces } : {}) },
  body: "",
  published,
});

/** What each document replaces and is replaced by, of those that have a value. */
const chainOf = (...entries: readonly ContentEntry[]) =>
  [...derived.valuesOf(entries, "2026-11-21")].map(([{ key }, { replaces, replacedBy }]) => [
    key,
    replaces,
    replacedBy,
  ]);

test("a version between two that is a draft leaves none of them current", () => {
  expect(chainOf(document("c", "b"), document("b", "a", false), document("a"))).toEqual([
    ["c", "a", undefined],
    ["a", undefined, "C"],
  ]);
});

test("drafts replace nothing, nor without end", () => {
  expect(chainOf(document("b", "a", false), document("a"))).toEqual([["a", undefined, undefined]]);
  expect(chainOf(document("c", "b"), document("b", "a", false), document("a", "b", false))).toEqual([
    ["c", undefined, undefined],
  ]);
});

test("two that replace each other are both in force", () => {
  expect(chainOf(document("a", "b"), document("b", "a"))).toEqual([
    ["a", "b", undefined],
    ["b", "a", undefined],
  ]);
});
