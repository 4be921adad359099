import { en } from "decap-cms-locales";
import { type Phrases, portuguese } from "./portuguese";

const flat = (phrases: Phrases, path = ""): [string, string][] =>
  Object.entries(phrases).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const english = new Map(flat(en as Phrases));
const ours = new Map(flat(portuguese()));

/**
 * Of parts that are not registered or not switched on: other services, the date widget, translations, notes on entries, the
 * editorial workflow, several files in one field.
 */
const unseen =
  /Forgejo|widgets?\.datetime|i18n|toggleNotes|editorNotesPane|toast\..*Note|unpublishedHeader|^workflow|editorToolbar\.status|chooseMultiple|addMore|removeAll/i;

it("has every phrase that Decap can show, and none that it lacks", () => {
  expect([...english.keys()].filter((key) => !ours.has(key) && !unseen.test(key))).toEqual([]);
  expect(
    [...ours.keys()].filter((key) => !english.has(key)).filter((key) => !key.startsWith("auth.loginWith")),
  ).toEqual([]);
});

it("fills in the same values", () => {
  const valuesOf = (text = "") => [...new Set(text.match(/%\{\w+\}/g))].sort();
  const others = [...ours].filter(
    ([key, text]) => !valuesOf(english.get(key)).every((value) => valuesOf(text).includes(value)),
  );
  // The name of a widget is a word of programmers, and the page of a service's state is in English.
  expect(others.map(([key]) => key.split(".").at(-1))).toEqual([
    "widgetLabel",
    "noControl",
    "noPreview",
    "onBackendDown",
  ]);
});

it("uses no word of programmers for what is edited", () => {
  // Of the editorial workflow, which is not switched on.
  const workflow = /unpublish|publishing|statusInfo|entryPublished|entryUpdated|onFailTo(Publish|Unpublish)/i;
  const theirs = [...ours].filter(
    ([key, text]) =>
      !unseen.test(key) &&
      !workflow.test(key) &&
      /\b(uma|est[ae]|ess[ae]|Carregando) entradas?\b|back-?end|persistir/i.test(text),
  );
  expect(theirs).toEqual([]);
});

it("is not English", () => {
  const same = [...ours].filter(
    ([key, text]) => !unseen.test(key) && english.get(key) === text && /[a-z]{3}/i.test(text.replace(/%\{\w+\}/g, "")),
  );
  // A link is a link in both.
  expect(same.map(([key]) => key)).toEqual(["editor.editorWidgets.markdown.link"]);
});
