import { model } from "../../../src/content-types";
import { broken } from "../testing/broken";
import {
  documentWith,
  good,
  newsWith,
  problemsOf,
  standaloneWith,
  subsectionFields,
  testDay,
  validated,
} from "../testing/fixture";
import { formerAddresses } from "./addresses";
import { report } from "./problem";

const cases = Object.entries(broken);
const byPlace = (a: { file: string; field: string; found: string }, b: typeof a) =>
  `${a.file} ${a.field} ${a.found}` < `${b.file} ${b.field} ${b.found}` ? -1 : 1;

it("finds nothing wrong with good content, and gives all of it", () => {
  const { problems, entries } = validated();
  expect(problems).toEqual([]);
  expect(entries.map(({ file }) => file)).toEqual(Object.keys(good).sort());
});

describe("tells of", () => {
  it.each(cases)("%s", (_name, { content, kinds = {}, problems }) => {
    expect([...problemsOf(content, kinds)].sort(byPlace)).toEqual([...problems].sort(byPlace));
  });

  it("every one of these in one run, grouped by file", () => {
    const content = Object.assign({}, ...cases.map(([, one]) => one.content));
    const kinds = Object.assign({}, ...cases.map(([, one]) => one.kinds ?? {}));
    const problems = problemsOf(content, kinds);
    const expected = cases.flatMap(([, one]) => one.problems);
    expect([...problems].sort(byPlace)).toEqual([...expected].sort(byPlace));

    const [head, ...blocks] = report(problems).split("\n\n");
    expect(head).toBe(`O conteúdo tem ${expected.length} problemas. Nada foi publicado; o site continua como estava.`);
    const files = [...new Set(expected.map(({ file }) => file))].sort();
    expect(blocks.map((block) => block.split(" — ")[0])).toEqual(files);
    for (const { file, entry, field, found, fix } of expected) {
      const [title, ...lines] = blocks[files.indexOf(file)]?.split("\n") ?? [];
      expect(title).toBe(`${file} — “${entry}”`);
      expect(lines).toContain(`  ${field}: ${found}. ${fix}`);
    }
  });

  it("a title of which no folder's name can be made, also with an address of its own", () => {
    const title = "🙏🙏";
    for (const [file, text] of [
      ["content/news//index.md", newsWith({ title })],
      ["content/news//index.md", newsWith({ title, slug: "oracao" })],
      ["content/standalone//index.md", standaloneWith({ title })],
    ] as const)
      expect(problemsOf({ [file]: text })).toEqual([
        {
          ...{ file, entry: title, field: "Título" },
          found: "não tem letras nem números, de que se faz o nome da pasta",
          fix: "Escreva ao menos uma palavra no título.",
        },
      ]);
  });

  /** What is wrong with these documents, each of which replaces another one. */
  const replacing = (files: Readonly<Record<string, { replaces?: string; draft?: boolean }>>) => {
    const documents = Object.entries(files).map(([key, fields]) => [
      `content/documents/${key}/index.md`,
      documentWith({ title: key.toUpperCase(), file: `${key}.pdf`, ...fields }),
    ]);
    return problemsOf(Object.fromEntries(documents))
      .filter(({ field }) => field === "Substitui")
      .map(({ entry, found, fix }) => [entry, found, fix]);
  };

  it("two documents that replace each other, and one that replaces itself", () => {
    const problems = replacing({
      a: { replaces: "b" },
      b: { replaces: "a" },
      c: { replaces: "c" },
      d: { replaces: "a" },
    });
    expect(problems.map(([entry, found]) => [entry, found])).toEqual([
      ["A", "“B” também aponta para este texto"],
      ["B", "“A” também aponta para este texto"],
      ["C", "o texto aponta para si mesmo"],
    ]);
  });

  it("two documents that replace the same one, also past a draft", () => {
    const found = [
      [
        "D",
        "“C” também aponta para “A”",
        "Se este é o mais novo, escolha aqui “C”; se não, corrija “C”. Se os dois valem, deixe este campo vazio.",
      ],
    ];
    const [a, b] = [{}, { replaces: "a", draft: true }];
    expect(replacing({ a, c: { replaces: "a" }, d: { replaces: "a" } })).toEqual(found);
    expect(replacing({ a, b, c: { replaces: "a" }, d: { replaces: "b" } })).toEqual(found);
    expect(replacing({ a, b, c: { replaces: "a" }, d: { replaces: "c" } })).toEqual([]);
  });

  it("an entry with a problem, and still gives the others", () => {
    const { entries } = validated({ "content/news/encontro/index.md": newsWith({ date: "ontem" }) });
    expect(entries).toHaveLength(Object.keys(good).length - 1);
    expect(entries.some(({ key }) => key === "encontro")).toBe(false);
  });

  it("an unreadable setting once, not at every entry that chooses from it", () => {
    const problems = problemsOf({ "content/settings/site.yml": "name: [\n" });
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(["content/settings/site.yml Arquivo"]);
  });

  it("an impossible date once, not at every entry that links to it", () => {
    const problems = problemsOf({
      "content/news/encontro/index.md": newsWith({ date: "ontem" }),
      "content/news/nova/index.md": newsWith({}, "Veja [o encontro](/noticias/encontro)."),
    });
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(["content/news/encontro/index.md Data"]);
  });

  it("an unreadable entry once, not at every entry that points to it", () => {
    const problems = problemsOf({
      "content/subsections/campinas/index.md": "---\ntitle: Aviso: urgente\n---\n",
      "content/news/encontro/index.md": newsWith({ subsection: "campinas" }, "Fale com [ela](/subsecoes#campinas)."),
    });
    expect(problems.map(({ file }) => file)).toEqual(["content/subsections/campinas/index.md"]);
  });
});

describe("accepts", () => {
  const file = "content/news/nova/index.md";

  it.each([
    ["a decorative picture without a description", { cover: { image: "foto.jpg", decorative: true } }],
    ["a description beside the picture", { cover: { image: "foto.jpg", alt: "Pastores" } }],
    ["the name jpeg for a jpg", { cover: { image: "foto.jpeg", alt: "Pastores" } }],
    ["capitals in a file's extension", { cover: { image: "FOTO.JPG", alt: "Pastores" } }],
    ["a relation to a draft", { subsection: "rascunho" }],
    ["a leap day", { date: "2024-02-29" }],
    ["a notice that expires on its own day", { kind: "aviso", date: "2026-03-10", expires: "2026-03-10" }],
    ["an update of today", { updated: testDay }],
    ["an update on the day for which the text waits", { date: "2026-12-10", updated: "2026-12-10" }],
    ["old addresses that nobody has", { aliases: ["antiga", "mais-antiga"] }],
    ["what the editor leaves where nothing was filled in", { cover: { image: "", alt: null }, tags: [], updated: "" }],
  ])("%s", (_name, fields) => {
    const kinds = Object.fromEntries(
      ["foto.jpg", "foto.jpeg", "FOTO.JPG"].map((name) => [`content/news/nova/${name}`, "jpg"]),
    );
    const draft = { fields: { ...subsectionFields, draft: true } };
    expect(problemsOf({ [file]: newsWith(fields), "content/subsections/rascunho/index.md": draft }, kinds)).toEqual([]);
  });

  it.each([
    ["a page", "[x](/documentos)"],
    ["a page with a slash at its end", "[x](/documentos/)"],
    ["a page with a query", "[x](/noticias?de=whatsapp) e [y](/?fbclid=1)"],
    ["a list of one kind", "[x](/noticias/tipo/avisos)"],
    ["an entry's page", "[x](/noticias/encontro)"],
    ["an anchor of a listed entry", "[x](/subsecoes#campinas) e [y](/documentos#estatuto)"],
    ["a heading in a listed entry", "[x](/subsecoes#campinas-secao-nova-secao-de-jovens)"],
    ["a place that every page has", "[x](/documentos#contatos) e [y](/subsecoes#conteudo)"],
    ["an anchor of another page", "[x](/conheca-a-opbb-sp#diretoria)"],
    ["an old address", "[x](/noticias/antiga)"],
    ["an event's calendar file", "[Ponha na sua agenda](/agenda/assembleia.ics)"],
    [
      "a category of documents, also where a document has its name",
      "[x](/documentos#institucional) e [y](/documentos#categoria--atas)",
    ],
    ["an anchor of the page itself", "## O `programa`\n\n[x](#secao-o-programa) e [y](#contatos)"],
    ["an anchor of a heading in HTML", "<h2>Programa</h2>\n\n[x](#secao-programa)"],
    ["HTML that the site shows", "H<sub>2</sub>O<br>\n\n<details><SUMMARY>Mais</SUMMARY>\n\nTexto\n\n</details>"],
    [
      "words in angle brackets that are no HTML",
      "\\<nome da igreja>, `<nome>`, <número>, <https://a.example.org>, 1<x",
    ],
    ["other sites, mail and phone", "[x](https://example.org) [y](mailto:a@example.org) [z](tel:+551155550100)"],
    ["an address that stands by itself", "Veja https://example.org/a e escreva a secretaria@example.org."],
    ["a document", "[Baixar](documento:estatuto)"],
    ["a picture beside the entry", "![Pastores](foto.jpg)"],
    ["a picture with a space in its name", "![Pastores](minha%20foto.jpg)"],
    ["headings from the second level", "## Programa\n\n> ### Manhã\n\nC# e #1 não são títulos."],
    ["code that looks like a link", "`[x](/nada)`"],
    ["what the editor writes of words like a picture or a link", "!\\[Foto](a b.jpg), **\\[Ata](a b.pdf)**: <?xml"],
  ])("in a body, %s", (_name, body) => {
    const kinds = { "content/news/nova/foto.jpg": "jpg", "content/news/nova/minha foto.jpg": "jpg" };
    const texts = {
      [file]: newsWith({}, body),
      "content/news/encontro/index.md": newsWith({ aliases: ["antiga"] }),
      "content/documents/atas/index.md": documentWith({ category: "Atas", file: "atas.pdf" }),
    };
    expect(problemsOf(texts, { ...kinds, "content/documents/atas/atas.pdf": "pdf" })).toEqual([]);
  });

  it("the about page's address under a former short name, which leads to the present one", () => {
    const site = { ...good["content/settings/site.yml"].fields, name: "OPBB-AC", formerNames: ["OPBB-SP"] };
    const link = newsWith({}, "[x](/conheca-a-opbb-sp) e [y](/conheca-a-opbb-ac)");
    expect(problemsOf({ [file]: link, "content/settings/site.yml": { fields: site } })).toEqual([]);
    expect([...formerAddresses(model, site)]).toEqual([["/conheca-a-opbb-sp", "/conheca-a-opbb-ac"]]);
  });

  it("a category that was typed with a space at its end, and is chosen as it is stored", () => {
    const site = { ...good["content/settings/site.yml"].fields, documentCategories: ["Institucional", "Atas "] };
    const content = { "content/settings/site.yml": { fields: site } };
    const chosen = documentWith({ category: "Atas ", file: "atas.pdf" });
    const kinds = { "content/documents/ata/atas.pdf": "pdf" };
    expect(problemsOf({ ...content, "content/documents/ata/index.md": chosen }, kinds)).toEqual([]);
  });

  it("an entry of the menu that waits, hidden, for a page that is not there yet or is a draft", () => {
    const link = (hidden: boolean) => ({ label: "Convênios", path: "/convenios", hidden });
    const menu = (items: readonly object[]) => ({ "content/settings/navigation.yml": { fields: { items } } });
    const draft = { "content/standalone/convenios/index.md": standaloneWith({ draft: true }) };
    expect(problemsOf(menu([link(true), { label: "Recursos", items: [link(true)] }]))).toEqual([]);
    expect(problemsOf({ ...menu([link(true)]), ...draft })).toEqual([]);
    expect(problemsOf(menu([link(false)]))).toHaveLength(1);
    expect(problemsOf(menu([{ label: "Recursos", items: [{ label: "Sem página" }] }]))).toMatchObject([
      { field: "Menu principal", found: "um item de um submenu não tem página" },
    ]);
    expect(problemsOf(menu([{ label: "Recursos", items: [{ label: "Sem página", hidden: true }] }]))).toEqual([]);
    expect(problemsOf({ ...menu([link(false)]), ...draft })).toHaveLength(1);
  });

  it("the line ends of Windows and a byte order mark", () => {
    const entry =
      "\uFEFF---\r\ntitle: Nova\r\nkind: aviso\r\ndate: 2026-01-10\r\nsummary: >\r\n  Um\r\n  resumo.\r\n---\r\nUm texto.\r\n";
    const setting = "\uFEFFsiteId: G-1\r\n";
    const { problems, entries } = validated({ [file]: entry, "content/settings/analytics.yml": setting });
    expect(problems).toEqual([]);
    expect(entries.find(({ key }) => key === "nova")).toMatchObject({
      values: { summary: "Um resumo." },
      body: "Um texto.",
    });
  });

  it("spaces after the lines that enclose the fields", () => {
    const { problems } = validated({
      [file]: "--- \ntitle: N\nkind: aviso\ndate: 2026-01-10\nsummary: R\n---  \nUm texto.\n",
    });
    expect(problems).toEqual([]);
  });
});

describe("an entry is published", () => {
  const published = (fields: Readonly<Record<string, unknown>>, today?: string) =>
    validated({ "content/news/nova/index.md": newsWith(fields) }, {}, today).entries.find(({ key }) => key === "nova")
      ?.published;

  it.each([
    ["on its day", { date: testDay }, true],
    ["after its day", { date: "2026-06-14" }, true],
    ["not before its day", { date: "2026-06-16" }, false],
    ["not as a draft", { draft: true }, false],
  ])("%s", (_name, fields, expected) => expect(published(fields)).toBe(expected));

  it("with the day that it is given, not with the machine's", () => {
    expect(published({ date: "2999-01-01" }, "2999-01-01")).toBe(true);
    expect(published({ date: "2020-01-02" }, "2020-01-01")).toBe(false);
  });

  it("whatever its day if it is not news: an event lies ahead", () => {
    expect(validated().entries.find(({ key }) => key === "assembleia")).toMatchObject({ published: true });
  });
});

it("fills in what an entry leaves out", () => {
  const { entries } = validated();
  expect(entries.find(({ key }) => key === "encontro")).toMatchObject({
    collection: "news",
    title: "Encontro de pastores",
    slug: "encontro",
    values: { pinned: false, draft: false, tags: [], documents: [], aliases: [] },
  });
});

it("takes the address from the slug where there is one", () => {
  const { entries } = validated({ "content/news/encontro/index.md": newsWith({ slug: "outro" }) });
  expect(entries.find(({ key }) => key === "encontro")?.slug).toBe("outro");
});

it.each([
  ["news of the same day", { date: "2026-12-10" }, { date: "2026-12-10" }, 0],
  ["earlier news", { date: "2026-12-10" }, { date: "2026-12-09" }, 0],
  ["later news", { date: "2026-12-10" }, { date: "2026-12-11" }, 1],
  ["a draft", { date: "2026-12-10" }, { draft: true }, 1],
  ["news of a later day, as a draft", { draft: true }, { date: "2026-12-10" }, 0],
  ["a draft, as a draft", { draft: true }, { draft: true }, 0],
])("lets a text that waits for its day link only to what is there by then: %s", (_name, from, to, refused) => {
  const texts = {
    "content/news/de/index.md": newsWith(from, "[x](/noticias/para)"),
    "content/news/para/index.md": newsWith(to),
  };
  expect(problemsOf(texts)).toHaveLength(refused);
});

it("shows a way out that works where two drafts lead to each other", () => {
  const refusals = (from: object, fromBody: string, to: object) =>
    problemsOf({
      "content/news/de/index.md": newsWith({ ...from }, fromBody),
      "content/news/para/index.md": newsWith({ ...to }, "[x](/noticias/de)"),
    }).map(({ fix }) => fix);
  const [link, draft] = ["[x](/noticias/para)", { draft: true }];
  expect(refusals(draft, link, draft)).toEqual([]);
  expect(refusals({}, link, draft)).toEqual([
    "Publique a página antes, ou tire o link. Se ela também leva para cá, tire este link até as duas estarem publicadas.",
  ]);
  expect(refusals({}, "Sem o link.", draft)).toEqual([]);
  expect(refusals({}, "Sem o link.", {})).toEqual([]);
  expect(refusals({}, link, {})).toEqual([]);
});

it("lets a draft have the button of a draft, and no text that is published one day", () => {
  const minutes = {
    "content/documents/minuta/index.md": documentWith({ file: "minuta.pdf", draft: true }),
  };
  const withButton = (fields: object) =>
    problemsOf(
      { ...minutes, "content/news/nova/index.md": newsWith({ ...fields }, "[Baixar](documento:minuta)") },
      { "content/documents/minuta/minuta.pdf": "pdf" },
    ).map(({ found }) => found);
  expect(withButton({ draft: true })).toEqual([]);
  expect(withButton({ date: "2026-12-10" })).toEqual(["o documento minuta ainda é rascunho"]);
});

it("refuses a link to a heading where nothing has any", () => {
  const links = ["/subsecoes#santos-secao-a", "/documentos#estatuto-secao-a", "/noticias/encontro-secao-a"];
  const body = links.map((link) => `[x](${link})`).join(" ");
  expect(problemsOf({ "content/news/nova/index.md": newsWith({}, body) }).map(({ found }) => found)).toEqual(
    links.map((link) => `o link ${link} leva a uma página que não existe`),
  );
});

it("says of a file from a Mac that its name has the accents in another form, which Gatsby does not find", () => {
  const cover = { image: "reunião.jpg", alt: "Pastores" };
  const problems = problemsOf(
    { "content/news/nova/index.md": newsWith({ cover }, "![Pastores](reuni%C3%A3o.jpg)") },
    { [`content/news/nova/${"reunião.jpg".normalize("NFD")}`]: "jpg" },
  );
  expect(problems.map(({ field, found, fix }) => [field, found, fix])).toEqual(
    ["Capa › Imagem", "Texto"].map((field) => [
      field,
      "o arquivo reunião.jpg tem, na pasta, os acentos escritos de outro modo",
      "Dê ao arquivo, na pasta e no texto, um nome sem acentos.",
    ]),
  );
});

it("refuses a link that no browser can go to", () => {
  const found = problemsOf({
    "content/news/nova/index.md": newsWith({}, "[x](https://%20forms.example.org/a) e [y](https://)"),
  });
  expect(found.map(({ found }) => found)).toEqual([
    "o link https://%20forms.example.org/a não é um endereço",
    "o link https:// não é um endereço",
  ]);
});
