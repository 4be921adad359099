import type { ContentEntry } from "../../plugins/source-content/check/site-content";
import { mentionsInDocuments } from "./mentions";

const entry = (collection: string, key: string, title = key, values: object = {}): ContentEntry => ({
  collection,
  key,
  slug: key,
  file: `content/${collection}/${key}/index.md`,
  title,
  values: { ...values },
  body: "",
  published: true,
});

const retreat = entry("news", "retiro-2026", "Retiro “Cuidado do Pastor”: três dias");
const moved = entry("news", "nova-carteira", "Nova carteira", { aliases: ["carteira"] });
const document = entry("documents", "ata");

const named = (text: string) => {
  const found = mentionsInDocuments([retreat, moved], new Map([[document, text]]));
  return [...found].map(([item, documents]) => [item.key, ...documents.map(({ key }) => key)]);
};

test.each([
  [
    "the whole title, however it is written",
    "Conforme o RETIRO CUIDADO DO PASTOR,\ntrês dias, em julho.",
    ["retiro-2026"],
  ],
  ["an address", "Leia em https://opbb-sp.example.org/noticias/retiro-2026.", ["retiro-2026"]],
  ["an old address", "www.opbb-sp.example.org/noticias/carteira", ["nova-carteira"]],
])("a document names an item by %s", (_name, text, keys) => {
  expect(named(text)).toEqual(keys.map((key) => [key, "ata"]));
});

test.each([
  ["the beginning of a title", "O retiro Cuidado do Pastor foi bom."],
  ["a title of two words, which may stand anywhere", "Na secretaria, peça a nova carteira"],
  ["an address that begins alike", "/noticias/retiro-2026-fotos"],
  ["nothing", ""],
])("not by %s", (_name, text) => expect(named(text)).toEqual([]));
