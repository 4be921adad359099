import type { Node } from "gatsby";
import type { SearchRecord } from "../../plugins/search-index/search-record";
import { documents, events, model, subsections } from "../content-types";
import { finishBody } from "../lib/markdown/finish-body";
import { bodyOf, htmlOf } from "../lib/markdown/testing/body";
import { searchRecords } from "./search-records";

const nodeOf = (type: string, { body = "", ...values }: Readonly<Record<string, unknown>>): Node => ({
  id: "id",
  parent: null,
  children: [],
  internal: { type, content: String(body), contentDigest: "d1", owner: "test" },
  ...values,
});

/** The one record of an entry. */
async function recordOf(node: Node, file?: Node): Promise<SearchRecord> {
  const around = { fileBeside: () => file, nodesOf: () => [] };
  const made = await searchRecords(async () => ({ pages: ["Um", "Dois"] }))[node.internal.type]?.(node, around);
  const [record] = [made].flat();
  if (!record) throw new Error("no record");
  return record;
}

test("a result inside a sub-section leads to the anchor that its page has, which others share", async () => {
  const node = nodeOf(subsections.type, {
    key: "campinas",
    slug: "campinas",
    path: "/subsecoes#campinas",
    title: "Campinas e região",
    cities: ["Campinas"],
    president: { name: "Pr. Daniel Exemplo" },
    contact: { email: "campinas@example.org" },
    body: "## Núcleos\n\nSão três.\n\n## Núcleos\n\nE mais um.",
  });
  const { blocks } = await recordOf(node);
  const page = await finishBody(bodyOf("<h2>Núcleos</h2><h2>Núcleos</h2>"), {
    picture: async () => null,
    document: async () => null,
    sharedBy: { slug: "campinas", title: "Campinas e região" },
  });
  const ids = [...htmlOf(page).matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(blocks.flatMap(({ heading }) => heading?.anchor ?? [])).toEqual(ids);
});

test("a result of a document leads to its file, whatever that is called", async () => {
  const values = { key: "ata", slug: "ata", path: "/documentos", title: "Ata", category: "Atas", date: "2026-01-01" };
  const file = nodeOf("File", { base: "Ata #3? 50%.pdf", extension: "pdf", size: 7 });
  const { url } = await recordOf(nodeOf(documents.type, { ...values, file: "Ata #3? 50%.pdf" }), file);
  expect(url).toBe("/static/d1/Ata%20%233%3F%2050%25.pdf");
});

test("values that are sentences stand one after the other with one full stop", async () => {
  const values = {
    title: "Quem é",
    path: "/quem-e",
    summary: "A Ordem.",
    history: "Desde 1960…",
    requirements: "Ser pastor",
  };
  const { blocks } = await recordOf(nodeOf(model.pages.type, values));
  expect(blocks).toEqual([{ text: "A Ordem. Desde 1960… Ser pastor." }]);
});

test("a cancelled event says so, is found by that word, and is no date of the agenda", async () => {
  const cancelled = nodeOf(events.type, {
    key: "encontro",
    slug: "encontro",
    path: "/#evento-encontro",
    title: "Encontro",
    start: "2026-03-07",
    cancelled: true,
    alsoSearched: [],
  });
  const { over, keywords } = await recordOf(cancelled);
  expect(over).toBe("Cancelado");
  expect(keywords).toContain("cancelado");
  const other = nodeOf(events.type, { title: "Congresso", start: "2026-04-18", cancelled: false });
  const home = nodeOf(model.pages.type, { key: "home", path: "/", title: "Início" });
  const made = await searchRecords()[model.pages.type]?.(home, {
    fileBeside: () => undefined,
    nodesOf: () => [cancelled, other],
  });
  expect([made].flat()[1]?.blocks).toEqual([{ text: "Congresso: 18 de abril de 2026" }]);
});
