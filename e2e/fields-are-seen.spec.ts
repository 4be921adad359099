import { addressOf, siteSlugOf } from "../plugins/source-content/check/addresses";
import type { Field, Fields } from "../plugins/source-content/fields/field";
import { checkContent } from "../plugins/source-content/files/check";
import { attributesAndTextOf, readPages } from "../scripts/built-pages";
import { model } from "../src/content-types";
import { contentFolder, today } from "./site";
import { expect, test } from "./test";

/** Texts that editors write and no visitor reads as such: what they do instead. */
const notRead: Readonly<Record<string, string>> = {
  slug: "part of an address",
  aliases: "redirected",
  formerNames: "redirected",
  pastorFormId: "part of an address of Formspree",
  churchFormId: "part of an address of Formspree",
  errorFormId: "part of an address of Formspree",
  siteId: "for the statistics, which are off",
  serverUrl: "for the statistics, which are off",
  keeper: "shown in the editor",
};
/** Of what editors choose and do not write, the site shows something else. */
const isText = ({ widget, reference }: Field) =>
  ["string", "text", "phone", "cities"].includes(widget.widget) || (widget.widget === "list" && !reference);

/** The fields of one that is a group, and those in it, that hold text, as `cover › credit`. */
function textFields(fields: Fields): readonly (readonly string[])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (notRead[name]) return [];
    if (field.fields) return textFields(field.fields).map((inner) => [name, ...inner]);
    return isText(field) ? [[name]] : [];
  });
}

/** The texts at a path, of all items of the lists on the way. */
function textsAt(values: unknown, [name, ...inner]: readonly string[]): readonly string[] {
  if (Array.isArray(values)) return values.flatMap((item) => textsAt(item, name ? [name, ...inner] : []));
  if (name === undefined) return typeof values === "string" ? [values] : [];
  return typeof values === "object" && values ? textsAt(Reflect.get(values, name), inner) : [];
}

/** What is over is on no page. */
const isOver = ({ start, end }: Readonly<Record<string, unknown>>) => String(end ?? start) < today;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

// What an editor fills in and nobody ever sees is a promise that is not kept; fields-are-read.test.ts sees only what is queried.
test("each text of each field is on the page of its entry, and what no page is made of is on some page", {
  tag: "@desktop",
}, async () => {
  const { entries } = await checkContent(model, contentFolder);
  const pages = new Map((await readPages("public")).map(({ path, html }) => [path, plain(attributesAndTextOf(html))]));
  const anywhere = [...pages.values()].join("\n");
  const site = siteSlugOf(entries);
  const shown = entries.filter(
    ({ collection, published, values }) => published && !(collection === "events" && isOver(values)),
  );
  for (const { name, fields } of [...model.collections, ...model.settings, model.pages])
    for (const path of textFields(fields)) {
      const texts = shown
        .filter(({ collection, key }) => collection === name || key === name)
        .flatMap((entry) => textsAt(entry.values, path).map((text) => ({ entry, text })));
      const unseen = texts.filter(
        ({ entry, text }) => !(pages.get(addressOf(model, entry, site) ?? "") ?? anywhere).includes(plain(text)),
      );
      const field = `${name}: ${path.join(" › ")}`;
      expect(texts, `${field} is in none of the entries: this test could not see it`).not.toEqual([]);
      expect(
        unseen.map(({ entry, text }) => `${entry.file}: ${text}`),
        field,
      ).toEqual([]);
    }
});
