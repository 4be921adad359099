import type { ContentEntry } from "../../plugins/source-content/check/site-content";
import { relationsOf } from "./related";

const today = "2026-11-21";

function entry(collection: string, key: string, values: object = {}, body = ""): ContentEntry {
  return {
    collection,
    key,
    slug: key,
    file: `content/${collection}/${key}/index.md`,
    title: key,
    values: { ...values },
    body,
    published: true,
  };
}

const news = (key: string, date: string, values: object = {}, body = "") =>
  entry("news", key, { date, tags: [], ...values }, body);

function relations(entries: readonly ContentEntry[]) {
  const found = relationsOf(entries, today);
  return (key: string) => {
    const one = entries.find((candidate) => candidate.key === key);
    return (one && found.get(one)) ?? {};
  };
}

/** Items of no subject between others, so that those are not neighbours. */
const gap = (date: string) => news(`gap-${date}`, date);

test("items of the same subject and sub-section are related, those that share more first", () => {
  const of = relations([
    news("a", "2026-06-10", { tags: ["missões"], subsection: "campinas" }),
    gap("2026-06-09"),
    news("b", "2026-06-08", { tags: ["missões"] }),
    gap("2026-06-07"),
    news("c", "2026-06-06", { tags: ["Missões"], subsection: "campinas" }),
    gap("2026-06-05"),
    news("d", "2026-06-04", { tags: ["outro"] }),
  ]);
  expect(of("a").related).toEqual(["c", "b"]);
  expect(of("d").related).toEqual([]);
});

test("an item that links to another is related to it, and it to the first, by an old address too", () => {
  const of = relations([
    news("a", "2026-06-10", {}, "Veja a [notícia](/noticias/nome-antigo#secao)."),
    gap("2026-06-09"),
    news("b", "2026-06-08", { aliases: ["nome-antigo"] }),
  ]);
  expect([of("a").related, of("b").related]).toEqual([["b"], ["a"]]);
});

test("what the page shows already, and notices that are over, are not proposed", () => {
  const of = relations([
    news("next", "2026-06-11", { tags: ["x"] }),
    news("a", "2026-06-10", { tags: ["x"] }),
    news("before", "2026-06-09", { tags: ["x"] }),
    news("over", "2026-06-08", { tags: ["x"], kind: "aviso", expires: "2026-11-20" }),
    news("good", "2026-06-07", { tags: ["x"], kind: "aviso", expires: "2026-11-21" }),
    // A notice before, which kept its day.
    news("item", "2026-06-06", { tags: ["x"], kind: "noticia", expires: "2026-11-20" }),
  ]);
  expect(of("a").related).toEqual(["good", "item"]);
});

test("of many, the nearest in time are proposed, so that a new item leaves old pages as they were", () => {
  const many = Array.from({ length: 60 }, (_item, index) =>
    news(`n${index}`, new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), { tags: ["x"] }),
  );
  const before = relations(many);
  const after = relations([...many, news("new", "2026-11-20", { tags: ["x"] })]);
  expect(before("n10").related).toEqual(["n12", "n8", "n13"]);
  const changed = many.filter(({ key }) => before(key).related?.join() !== after(key).related?.join());
  expect(changed.length).toBeLessThan(4);
});

test("ministries know the items that link to them, newest first", () => {
  const of = relations([
    entry("ministries", "familia"),
    news("old", "2025-01-01", {}, "[Pastoral](/pastorais/familia)"),
    news("new", "2026-01-01", {}, "[Família](/pastorais/familia/#encontros)"),
    news("over", "2026-02-01", { kind: "aviso", expires: "2026-11-20" }, "[Família](/pastorais/familia)"),
  ]);
  expect(of("familia").mentionedBy).toEqual(["new", "old"]);
});
