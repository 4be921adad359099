import { addressOf, siteSlugOf } from "../../plugins/source-content/check/addresses";
import { siteSettingsIn } from "../../plugins/source-content/check/site-content";
import type { Field, Fields } from "../../plugins/source-content/fields/field";
import { checkContent, today } from "../../plugins/source-content/files/check";
import { model } from "../../src/content-types";
import { elementsOf, readPages, textOf } from "../built-pages";

/** Texts that editors write and no visitor reads as such: what they do instead. */
const notRead: Readonly<Record<string, string>> = {
  slug: "part of an address",
  aliases: "redirected",
  formerNames: "redirected",
  alsoSearched: "for the search alone",
  synonyms: "for the search alone",
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

/** What a page says of a text: of "Retrato de" somebody, the name beside it. */
const saidOf = (path: readonly string[], text: string) =>
  path.at(-2) === "photo" ? plain(text).replace(/^(foto|retrato) d[aeo] /i, "") : plain(text);

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** All that a page says, to be read or heard: its text and the values of its attributes. */
const attributesAndTextOf = (html: string): string =>
  elementsOf(html)
    .flatMap((element) => [...element.attrs.map(({ value }) => value), textOf(element)])
    .join("\n");

/**
 * Holds of the built site of the tests that each text of each field is on the page of its entry, and what no page is made of
 * on some page: what an editor fills in and nobody ever sees is a promise that is not kept.
 */
async function checkFields() {
  const { entries } = await checkContent(model);
  const day = today(siteSettingsIn(entries));
  /** What is over is on no page. */
  const isOver = ({ start, end }: Readonly<Record<string, unknown>>) =>
    start !== undefined && String(end ?? start) < day;
  const pages = new Map((await readPages("public")).map(({ path, html }) => [path, plain(attributesAndTextOf(html))]));
  const anywhere = [...pages.values()].join("\n");
  const site = siteSlugOf(entries);
  const shown = entries.filter(({ published, values }) => published && !isOver(values));
  const problems = [...model.collections, ...model.settings, model.pages].flatMap(({ name, fields }) =>
    textFields(fields).flatMap((path) => {
      const texts = shown
        .filter(({ collection, key }) => collection === name || key === name)
        .flatMap((entry) => textsAt(entry.values, path).map((text) => ({ entry, text })));
      const unseen = texts.filter(
        ({ entry, text }) => !(pages.get(addressOf(model, entry, site) ?? "") ?? anywhere).includes(saidOf(path, text)),
      );
      const field = `${name}: ${path.join(" › ")}`;
      return texts.length === 0
        ? [`${field} is in none of the entries of the tests, so that nobody knows whether it is seen`]
        : unseen.map(({ entry, text }) => `${field} of ${entry.file} is not seen: ${text}`);
    }),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log("Each text of each field is seen.");
}

void checkFields();
