import type { CmsField } from "decap-cms-core";
import { model } from "../../../src/content-types";
import { fieldsOfPage } from "../fields/collection";
import type { Fields } from "../fields/field";
import { toDecap } from "./to-decap";

const editor = toDecap(model);
const collection = (name: string) => {
  const found = editor.find((one) => one.name === name);
  if (!found) throw new Error(`The editor has no ${name}`);
  return found;
};
const field = (fields: readonly CmsField[] | undefined, name: string) => {
  const found = fields?.find((one) => one.name === name);
  if (!found) throw new Error(`The editor has no field ${name}`);
  // Decap's types know other properties for each widget.
  const properties: Readonly<Record<string, unknown>> = { ...found };
  return properties;
};
const withText = (fields: Fields, body?: string) => {
  const [title, ...others] = Object.keys(fields);
  return [title, ...(body === "none" ? [] : ["body"]), ...others];
};
const names = (fields: readonly CmsField[] | undefined) => fields?.map(({ name }) => name);

it("has every collection, and then the pages and the settings", () => {
  expect(editor.map(({ name }) => name)).toEqual([...model.collections.map(({ name }) => name), "pages", "settings"]);
});

describe.each(model.collections.map((definition) => [definition.name, definition] as const))(
  "%s",
  (name, definition) => {
    const shown = collection(name);

    it("can be added to, with a folder for each entry", () => {
      expect(shown).toMatchObject({
        create: true,
        folder: `content/${name}`,
        path: "{{slug}}/index",
        media_folder: "",
        public_folder: "",
        format: "entry",
      });
    });

    it("shows every field in the model's order, and a text after the title only where one belongs", () => {
      expect(names(shown.fields)).toEqual(withText(definition.fields, definition.body));
    });

    it("is told in Portuguese", () => {
      expect(shown).toMatchObject({ label: definition.label, label_singular: definition.labelSingular });
    });

    it("sorts, filters and groups by fields that there are", () => {
      const used = [
        ...(shown.sortable_fields ?? []).map((one) => (typeof one === "string" ? one : one.field)),
        ...[...(shown.view_filters ?? []), ...(shown.view_groups ?? [])].map((view) => view.field),
      ];
      expect(Object.keys(definition.fields)).toEqual(expect.arrayContaining(used));
    });
  },
);

it.each([
  ["news", true],
  ["ministries", true],
  ["subsections", false],
])("asks for a text in %s: %s", (name, required) => {
  expect(field(collection(name).fields, "body")).toMatchObject({ widget: "markdown", label: "Texto", required });
});

describe("pages", () => {
  const { files = [], ...pages } = collection("pages");

  it("are all there, and can be neither added nor deleted", () => {
    expect(files.map(({ name }) => name)).toEqual(Object.keys(model.pages.entries));
    expect(pages).not.toHaveProperty("create");
    expect(pages).toMatchObject({ delete: false });
  });

  it.each(files.map((file) => [file.name, file] as const))("%s has its own fields only", (name, file) => {
    const { body } = { ...model.pages.entries }[name] ?? {};
    expect(file.file).toBe(`content/pages/${name}/index.md`);
    expect(names(file.fields)).toEqual(withText(fieldsOfPage(model.pages, name), body));
  });

  it("gives the board to the about page alone", () => {
    expect(files.filter(({ fields }) => names(fields)?.includes("board")).map(({ name }) => name)).toEqual(["about"]);
  });
});

describe("settings", () => {
  const { files = [], ...settings } = collection("settings");

  it("are all there, without a text, and can be neither added nor deleted", () => {
    expect(files.map(({ name, file, fields }) => [name, file, names(fields)])).toEqual(
      model.settings.map(({ name, fields }) => [name, `content/settings/${name}.yml`, Object.keys(fields)]),
    );
    expect(settings).not.toHaveProperty("create");
    expect(settings).toMatchObject({ delete: false });
  });
});

describe("a field", () => {
  const contact = field(collection("subsections").fields, "contact").fields as CmsField[];

  it("carries its hint", () => {
    expect(field(collection("news").fields, "date")).toMatchObject({
      label: "Data",
      hint: "Dia da publicação. Com data futura, só aparece a partir desse dia.",
    });
  });

  it("refuses in the editor what the check refuses, with the same words", () => {
    const [pattern, message] = field(contact, "phone").pattern as [string, string];
    expect(message).toBe("Escreva o telefone com DDD, como (00) 5555-0100.");
    expect(["(11) 5555-0100", "(11) 95555-0100", "11 5555-0100"].map((text) => new RegExp(pattern).test(text))).toEqual(
      [true, true, false],
    );
  });

  it("stays a day in every time zone", () => {
    // Decap's own makes an instant of it.
    expect(field(collection("events").fields, "start")).toMatchObject({ widget: "day" });
  });

  it("offers the options of its setting", () => {
    expect(field(collection("documents").fields, "category")).toMatchObject({
      widget: "relation",
      collection: "settings",
      file: "site",
      value_field: "documentCategories.*",
    });
  });

  it("offers the entries that it may point at", () => {
    expect(field(collection("news").fields, "documents")).toMatchObject({
      widget: "relation",
      collection: "documents",
      multiple: true,
      required: false,
    });
  });

  it("takes pictures and files from the editor's own disk only", () => {
    const cover = field(collection("news").fields, "cover").fields as CmsField[];
    expect(field(cover, "image")).toMatchObject({ widget: "image", choose_url: false });
    expect(field(collection("documents").fields, "file")).toMatchObject({ widget: "file", choose_url: false });
  });
});

it("says of each list what is added to it", () => {
  const all = (fields: readonly CmsField[] = []): CmsField[] =>
    fields.flatMap((one) => [one, ...all(field([one], one.name).fields as CmsField[] | undefined)]);
  const everything = editor.flatMap(({ fields, files = [] }) =>
    [fields, ...files.map((file) => file.fields)].flatMap(all),
  );
  const lists = everything.filter(({ widget }) => widget === "list");
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((one) => !("label_singular" in one)).map(({ label }) => label)).toEqual([]);
});

it("points relations at collections, settings and lists that there are", () => {
  const all = (fields: Fields): Fields[string][] =>
    Object.values(fields).flatMap((one) => [one, ...all(one.fields ?? {})]);
  const everything = [...model.collections, model.pages, ...model.settings].flatMap(({ fields }) => all(fields));
  for (const { reference } of everything) {
    if (reference?.to === "entry") expect(editor.map(({ name }) => name)).toContain(reference.collection);
    if (reference?.to !== "option") continue;
    const setting = model.settings.find(({ name }) => name === reference.setting);
    expect(Object.keys(setting?.fields ?? {})).toContain(reference.list);
  }
});
