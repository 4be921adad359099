import { news } from ".";
import { from } from "./entries";

/** The node of a news item whose folder has this name, and whose address the editor left to it. */
const nodeOf = (key: string) => ({
  title: "Encontro",
  kind: "noticia",
  date: "2026-01-02",
  summary: "Resumo.",
  key,
  slug: key,
  path: `/noticias/${key}`,
  id: key,
  parent: null,
  children: [],
  internal: { type: "News", contentDigest: "1", owner: "", content: "Texto." },
});

test("a folder may have a longer name than an address that is written by hand: the editor makes it of the whole title", () => {
  const key = "um-titulo-tao-comprido".repeat(5);
  expect(key.length).toBeGreaterThan(100);
  const read = from(news, ({ slug, title, body }) => ({ slug, title, body }));
  expect(read(nodeOf(key))).toEqual({ slug: key, title: "Encontro", body: "Texto." });
});
