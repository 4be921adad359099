import { model } from "../content-types";
import { isLive, launchSteps, refuseUnwritten, tellSteps } from "./launch";
import { isSample } from "./sample";

const file = (file: string, text: string) => ({ file: `content/${file}`, text });
const forms = file("settings/forms.yml", "pastorFormId: xabc\nchurchFormId: xdef\n");
const stepsOf = (...texts: { file: string; text: string }[]) => launchSteps([forms, ...texts], {});
const told = (...texts: { file: string; text: string }[]) => stepsOf(...texts).map(({ text }) => text);

it("is silent about a site that is ready", () =>
  expect(stepsOf(file("pages/privacy/index.md", "CNPJ 12.345.678/0001-95, (68) 3224-5555"))).toEqual([]));

it.each(["Primeiro Ensaio do coral de pastores", "Grande Ensaio Geral", "Um Bom Exemplo", "A Amostra"])(
  "takes “%s” for a section's own title",
  (text) => expect(told(file("events/a/index.md", text))).toEqual([]),
);

it.each([
  ["um endereço example.org", "secretaria@opbb-ac.example.org"],
  ["um telefone que não existe (5555)", "tel:+5511955550110"],
  ["um telefone que não existe (5555)", "(11) 5555-0110"],
  ["um CNPJ de zeros", "CNPJ 00.000.000/0001-00"],
  ["um nome de exemplo", "Pra. Ana Exemplo"],
])("finds %s in “%s”", (found, text) =>
  expect(told(file("pages/privacy/index.md", text))).toEqual([`Do exemplo ainda há ${found}.`]),
);

it("names all of a file at once: what is to be written, and what is the sample's", () =>
  expect(told(file("settings/offices.yml", "address: '[ESCREVER: o endereço]'\nphone: (21) 5555-0100\n"))).toEqual([
    "Falta escrever: o endereço.",
    "Do exemplo ainda há um telefone que não existe (5555).",
  ]));

it("asks for the codes of the forms, unless the environment has them", () => {
  const empty = [file("settings/forms.yml", "contactEmail: a@b.org\n")];
  expect(launchSteps(empty, {})).toHaveLength(1);
  expect(launchSteps(empty, { GATSBY_PASTOR_FORM_ID: "xabc", GATSBY_CHURCH_FORM_ID: "xdef" })).toEqual([]);
});

it("asks who looks after the site, until the settings say so", () => {
  const site = (text: string) => told(file("settings/site.yml", text));
  expect(site("name: OPBB-AC\n")).toEqual([expect.stringContaining("quem cuida do site")]);
  expect(site("name: OPBB-AC\nkeeper:\n  name: Ana\n")).toEqual([]);
});

it("names the pages that promise another term than the settings do", () => {
  const policy = file("pages/privacy/index.md", "12 meses a partir do envio. Mensagens: até 12 meses.");
  const steps = (retention: string, page = policy) =>
    launchSteps([file("settings/forms.yml", `${forms.text}retention: ${retention}\n`), page], {}).map(
      ({ text }) => text,
    );
  expect(steps("12 meses")).toEqual([]);
  expect(steps("6 meses")).toEqual(["Este texto promete 12 meses; em Configurações, Cadastros, está 6 meses."]);
  expect(steps("6 meses", file("pages/privacy/index.md", "6 meses. Mensagens: até 12 meses."))).toEqual([]);
});

it("names the texts that still say a former short name, which news may", () => {
  const site = "name: OPBB-RON\nformerNames:\n  - OPBB-RO\nkeeper:\n  name: Ana\n";
  const texts = (menu: string) => [
    file("settings/site.yml", site),
    file("settings/navigation.yml", menu),
    file("news/a/index.md", "A OPBB-RO reuniu pastores."),
  ];
  expect(stepsOf(...texts("label: A OPBB-RON\npath: /conheca-a-opbb-ro\n"))).toEqual([]);
  expect(stepsOf(...texts("label: A OPBB-RO\n"))).toMatchObject([
    { title: "Sigla antiga", files: ["content/settings/navigation.yml"], stops: false },
  ]);
  const onWindows = texts("label: A OPBB-RO\n").map(({ file, text }) => ({
    file,
    text: text.replaceAll("\n", "\r\n"),
  }));
  expect(stepsOf(...onWindows)).toMatchObject([{ title: "Sigla antiga" }]);
});

it("names what is marked, also as the editor writes it, the privacy policy first", () => {
  const steps = stepsOf(
    file("pages/about/index.md", "[ESCREVER: os horários]"),
    file("pages/privacy/index.md", "CNPJ \\[ESCREVER: o CNPJ\\], [ESCREVER]"),
    file("news/a/index.md", "---\ntitle: Um título\n---\n\n[ESCREVER: o fim]\n"),
  );
  expect(steps.map(({ title, text, stops }) => [title, text, stops])).toEqual([
    [model.pages.entries.privacy.label, "Falta escrever: o CNPJ.", true],
    [model.pages.entries.about.label, "Falta escrever: os horários.", true],
    ["Notícias e avisos", "Falta escrever: o fim.", true],
  ]);
});

it("stops for no draft, nor for news that waits for its day, and says of them no more than that, as anybody can read it", () => {
  const news = (key: string, field: string) =>
    file(`news/${key}/index.md`, `---\ntitle: Um título\n${field}\n---\n\nCusta [ESCREVER: o valor de ${key}].\n`);
  const waiting = [news("rascunho", "draft: true"), news("futuro", "date: 2999-12-31")];
  const later = "Em rascunhos ou textos com data por vir falta escrever o que está marcado com [ESCREVER].";
  const stops = (...texts: { file: string; text: string }[]) =>
    stepsOf(...texts).map(({ text, stops }) => [text, stops]);
  expect(stops(...waiting)).toEqual([[later, false]]);
  expect(stops(...waiting, news("hoje", "date: 2001-02-03"), news("torto", "draft: [true"))).toEqual([
    ["Falta escrever: o valor de hoje; o valor de torto.", true],
    [later, false],
  ]);
});

it("counts entries of the sample, and names all their files to a live build", () => {
  const texts = [1, 2, 3, 4].map((number) =>
    file(`events/e${number}/index.md`, `---\ntitle: Evento ${number}\n---\na@example.org`),
  );
  const steps = stepsOf(...texts);
  expect(tellSteps(steps)).toBe("Agenda (4 arquivos)\n  Do exemplo ainda há um endereço example.org.");
  for (const { file } of texts) expect(tellSteps(steps, { withFiles: true })).toContain(file);
});

it("knows a text of the sample only while nobody has changed it", () =>
  expect(isSample("Um texto nosso.")).toBe(false));

it.each([
  [{}, false],
  [{ LIVE_BUILD: "" }, false],
  [{ LIVE_BUILD: "true" }, true],
  [{ CF_PAGES: "1" }, true],
])("a build with %j is live: %s", (env, live) => expect(isLive(env)).toBe(live));

it("never stops a build on a developer's machine", async () => {
  const reporter = { panic: jest.fn<never, []>(), warn: jest.fn() };
  await refuseUnwritten(reporter);
  expect(reporter.warn).not.toHaveBeenCalled();
});
