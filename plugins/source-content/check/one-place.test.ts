import { model, news, pages } from "../../../src/content-types";
import { toDecap } from "../adapters/to-decap";
import { toGraphql } from "../adapters/to-graphql";
import { defineCollection, type Entry, type Model } from "../fields/collection";
import { day, oneOf, relation, text } from "../fields/fields";
import { contentFiles, newsWith, testDay } from "../testing/fixture";
import { validate } from "./validate";

/** True only if both types are the same; the compiler then takes `true` for it, and nothing else. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe("a field that is added to a collection, in one place", () => {
  const changed = defineCollection({
    ...news,
    fields: {
      ...news.fields,
      speaker: text({ label: "Preletor", hint: "Exemplo: Pr. Abel Fictício.", max: 40 }),
      closing: day({ label: "Encerramento", required: false }),
      format: oneOf({ label: "Formato", options: { presencial: "Presencial", online: "Pela internet" } }),
    },
  });
  const changedModel: Model = { ...model, collections: [changed, ...model.collections.slice(1)] };
  type Changed = Entry<typeof changed>;

  it("is in the type", () => {
    // Each line fails to compile when the type does not follow.
    const types = [
      true satisfies Same<Changed["speaker"], string>,
      true satisfies Same<Changed["closing"], string | undefined>,
      true satisfies Same<Changed["format"], "presencial" | "online">,
      true satisfies Same<Exclude<keyof Changed, keyof Entry<typeof news>>, "speaker" | "closing" | "format">,
    ];
    expect(types).not.toContain(false);
  });

  it("is in GraphQL", () => {
    const lines = toGraphql(changed).get("News")?.split("\n");
    expect(lines).toEqual(expect.arrayContaining(["  speaker: String!", "  closing: String", "  format: String!"]));
    expect(toGraphql(news).get("News")).not.toContain("speaker");
  });

  it("is in the editor", () => {
    const editor = toDecap(changedModel).find(({ name }) => name === "news");
    const added = editor?.fields?.filter(({ name }) => ["speaker", "closing", "format"].includes(name));
    expect(added).toMatchObject([
      { name: "speaker", widget: "string", label: "Preletor", hint: "Exemplo: Pr. Abel Fictício.", required: true },
      { name: "closing", widget: "day", label: "Encerramento", required: false },
      {
        name: "format",
        widget: "select",
        options: [
          { value: "presencial", label: "Presencial" },
          { value: "online", label: "Pela internet" },
        ],
      },
    ]);
  });

  it("is checked", () => {
    const file = "content/news/encontro/index.md";
    const found = (fields: Readonly<Record<string, unknown>>) =>
      validate(changedModel, contentFiles({ [file]: newsWith(fields) }), testDay).problems;
    const right = { speaker: "Pr. Abel Fictício", closing: "2026-03-12", format: "online" };
    expect(found(right)).toEqual([]);
    expect(found({ ...right, speaker: undefined, closing: "amanhã", format: "híbrido" })).toEqual([
      {
        file,
        entry: "Encontro de pastores",
        field: "Preletor",
        found: "está em branco",
        fix: "Escreva um texto de até 40 letras.",
      },
      {
        file,
        entry: "Encontro de pastores",
        field: "Encerramento",
        found: "encontrei “amanhã”",
        fix: "Escolha no calendário um dia que existe (no arquivo: 2026-11-21).",
      },
      {
        file,
        entry: "Encontro de pastores",
        field: "Formato",
        found: "encontrei “híbrido”",
        fix: "Use um destes valores: presencial, online.",
      },
    ]);
    const before = validate(model, contentFiles({ [file]: newsWith(right) }), testDay).problems;
    expect(before.map(({ field, found }) => `${field}: ${found}`)).toEqual(
      ["speaker", "closing", "format"].map((field) => `${field}: este campo não existe`),
    );
  });
});

describe("a collection that is added, in one place", () => {
  const courses = defineCollection({
    type: "Course",
    name: "courses",
    label: "Cursos",
    labelSingular: "Curso",
    description: "O que a seção ensina.",
    path: (slug) => `/cursos/${slug}`,
    ownPage: true,
    body: "optional",
    summary: "{{title}}",
    sortable: ["title"],
    fields: {
      title: text({ label: "Nome" }),
      teacher: relation({ label: "Pastoral", collection: "ministries", type: "Ministry", required: false }),
    },
  });
  const changedModel: Model = { ...model, collections: [...model.collections, courses] };
  const file = "content/courses/homiletica/index.md";

  it("has a type", () => {
    const typed = true satisfies Same<Entry<typeof courses>, { title: string; teacher: string | undefined }>;
    expect(typed).toBe(true);
  });

  it("is in GraphQL", () => {
    expect(toGraphql(courses).get("Course")).toMatch(/^type Course implements Node @dontInfer {/);
    expect(toGraphql(courses).get("Course")).toContain('  teacher: Ministry @entry(type: "Ministry")\n');
  });

  it("is in the editor, after its kind", () => {
    const names = toDecap(changedModel).map(({ name }) => name);
    expect(names).toEqual([...model.collections.map(({ name }) => name), "courses", pages.name, "settings"]);
  });

  it("is checked, and its pages can be linked to", () => {
    const check = (course: string) =>
      validate(
        changedModel,
        contentFiles({
          [file]: course,
          "content/news/encontro/index.md": newsWith({}, "Veja [o curso](/cursos/homiletica)."),
        }),
        testDay,
      ).problems.map(({ file, field, found }) => ({ file, field, found }));
    expect(check("---\ntitle: Homilética\nteacher: familia\n---\n")).toEqual([]);
    expect(check("---\nteacher: ninguem\n---\n")).toEqual([
      { file, field: "Nome", found: "está em branco" },
      { file, field: "Pastoral", found: "encontrei “ninguem”, que não existe" },
    ]);
  });
});
