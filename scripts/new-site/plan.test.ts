import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../plugins/source-content/files/check";
import { readTexts } from "../../plugins/source-content/files/read";
import { model } from "../../src/content-types";
import { launchSteps } from "../../src/gatsby/launch";
import { makeSection } from "../testing/make-section";
import { applyPlan, planSite } from "./plan";
import { type Answers, normalizeAnswers, problemOf, questions } from "./questions";
import { presentAnswers } from "./settings";

const acre: Answers = Object.fromEntries(questions.map(({ name, example }) => [name, example]));

/** The texts of the made-up section that stands for the sample. */
const mockSample = new Set<string>();
jest.mock("../../src/gatsby/sample", () => ({ isSample: (text: string) => mockSample.has(text) }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "new-site-"));
  await makeSection("every-field", folder);
  mockSample.clear();
  for (const { text } of await readTexts(folder)) mockSample.add(text);
});
afterEach(() => rm(folder, { recursive: true }));

async function run(given: Answers, replace = false) {
  const plan = await planSite(folder, { before: await presentAnswers(folder, replace), given, replace });
  await applyPlan(folder, plan);
  return plan;
}

const contents = async () => Object.fromEntries((await readTexts(folder)).map(({ file, text }) => [file, text]));
const textOf = (file: string) => readFile(join(folder, file), "utf8");

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

const ownNews =
  '---\ntitle: Um texto nosso\nkind: noticia\ndate: "2026-01-02"\nsummary: Um resumo.\n---\n\nUm texto.\n';

it("takes the sample out and writes what the check wants of a site", async () => {
  await run(acre);
  expect((await checkContent(model, folder)).problems).toEqual([]);
  const files = Object.keys(await contents());
  expect(files.filter((file) => !/^content\/(pages|settings)\//.test(file))).toEqual([]);
  expect(await readdir(join(folder, "pages/about"))).toEqual(["index.md"]);
});

it("writes nothing of another section, and each answer where it belongs", async () => {
  await run(acre);
  const all = Object.values(await contents()).join("\n");
  expect(all).not.toMatch(/São Paulo|OPBB-SP|\{\{|undefined/);
  for (const { name, example } of questions.filter(({ name }) => name !== "endereco"))
    expect([name, all]).toEqual([name, expect.stringContaining(example)]);
  expect(await textOf("settings/offices.yml")).toContain("Rua do Exemplo, 10\n    Rio Branco, AC\n    CEP 69900-000");
  expect(await textOf("settings/navigation.yml")).toContain("path: /conheca-a-opbb-ac");
});

it("marks what the law wants written, and the first of it is the privacy policy", async () => {
  await run(acre);
  const stops = launchSteps(await readTexts(folder), {}).filter((step) => step.stops);
  expect(stops[0]).toMatchObject({
    href: "#/collections/pages/entries/privacy",
    text: expect.stringContaining("o CNPJ da Seção"),
  });
});

it("run again, changes nothing", async () => {
  await run(acre);
  const before = await contents();
  const plan = await run({});
  expect([plan.write.size, plan.remove, plan.kept]).toEqual([0, [], []]);
  expect(await contents()).toEqual(before);
});

it("run again with another name, changes it in all that nobody else wrote", async () => {
  await run(acre);
  await run({ sigla: "OPBB-RO" });
  expect((await checkContent(model, folder)).problems).toEqual([]);
  const { "content/settings/site.yml": site, ...others } = await contents();
  expect(site).toContain("formerNames:\n  - OPBB-AC\n");
  expect(Object.values(others).join("\n")).not.toMatch(/opbb-ac(?!\.example)/i);
  expect((await run({})).kept).toEqual([]);
});

it("keeps what somebody wrote, and says so", async () => {
  await write("news/nosso-texto/index.md", ownNews);
  await run(acre);
  const policy = (await textOf("pages/privacy/index.md")).replace("[ESCREVER: o CNPJ da Seção]", "12.345.678/0001-95");
  await write("pages/privacy/index.md", policy);
  await write("settings/site.yml", (await textOf("settings/site.yml")).replace(/tagline: .*/, "tagline: O nosso lema"));
  const { kept } = await run({ sigla: "OPBB-RO" });
  expect(kept).toEqual(["pages/privacy/index.md", "news/nosso-texto/index.md"]);
  expect(await textOf("pages/privacy/index.md")).toBe(policy);
  expect(await textOf("news/nosso-texto/index.md")).toBe(ownNews);
  expect(await textOf("settings/site.yml")).toMatch(/^name: OPBB-RO\n(.*\n)*tagline: O nosso lema\n/);
});

it("told to, replaces that as well", async () => {
  await write("news/nosso-texto/index.md", ownNews);
  await write("pages/privacy/index.md", "---\ntitle: Nossa\nsummary: Nossa.\n---\n\nNossa.\n");
  expect((await run(acre, true)).kept).toEqual([]);
  expect(Object.keys(await contents())).not.toContain("content/news/nosso-texto/index.md");
  expect(await textOf("pages/privacy/index.md")).toContain("[ESCREVER");
});

it("stops at an own setting that it cannot read, unless told to replace it", async () => {
  await run(acre);
  await write(
    "settings/forms.yml",
    (await textOf("settings/forms.yml")).replace(/replyDays: .*/, "replyDays: dias: 5"),
  );
  const before = await contents();
  await expect(run({ telefone: "(68) 5555-0199" })).rejects.toMatchObject({
    name: "Problem",
    message: expect.stringMatching(
      /^content\/settings\/forms\.yml: a linha 5 não pode ser lida: .*\. Nada foi mudado\.$/,
    ),
  });
  expect(await contents()).toEqual(before);
  await run(acre, true);
  expect(await textOf("settings/forms.yml")).toContain("replyDays: 5 dias úteis\n");
});

it("takes a text that nobody touched for its own in another year, and leaves the year in it", async () => {
  const year = jest.spyOn(Date.prototype, "getFullYear").mockReturnValue(2024);
  await run(acre);
  year.mockRestore();
  expect((await run({})).write.size).toBe(0);
  expect((await run({ telefone: "(68) 5555-0199" })).kept).toEqual([]);
  expect(await textOf("pages/accessibility/index.md")).toMatch(/ligue para \(68\) 5555-0199\.(.*\n)+Texto de 2024\.\n/);
  expect(await textOf("settings/offices.yml")).toContain("copyright: © 2024 ");
});

it("takes a text that nobody touched for its own with the line ends of Windows", async () => {
  await run(acre);
  for (const [file, text] of Object.entries(await contents()))
    await write(file.slice("content/".length), text.replaceAll("\n", "\r\n"));
  const again = await run({});
  expect([again.write.size, again.remove, again.kept]).toEqual([0, [], []]);
});

it("takes a page for its own when only one of two settings got another telephone", async () => {
  await run(acre);
  await write("settings/forms.yml", (await textOf("settings/forms.yml")).replace("5555-0100", "5555-0177"));
  const { kept, write: written } = await run({ sigla: "OPBB-RO" });
  expect(kept).toEqual([]);
  expect([...written.keys()]).toContain("pages/privacy/index.md");
  expect(await textOf("pages/privacy/index.md")).toContain("(68) 5555-0100");
  expect(await textOf("settings/offices.yml")).toContain("(68) 5555-0100");
  expect(await textOf("settings/forms.yml")).toContain("(68) 5555-0177");
});

it.each([
  "Rua do Exemplo, SN; Rio Branco, AC; CEP 69900-000",
  "Rua do Exemplo, SN; Rio Branco - AC; CEP 69900-000",
  "Rio Branco/AC; Rua do Exemplo, SN; CEP 69900-000",
])("writes the city once for the address %s, and knows it again", async (endereco) => {
  await run({ ...acre, endereco });
  expect(await textOf("settings/offices.yml")).toContain(
    "address: |-\n    Rua do Exemplo, SN\n    Rio Branco, AC\n    CEP 69900-000\n",
  );
  const again = await run({});
  expect([again.write.size, again.kept]).toEqual([0, []]);
});

it.each([
  [
    "Rua do Exemplo, 10 - Centro - Rio Branco/AC - CEP 69900-000",
    "Rua do Exemplo, 10 - Centro - Rio Branco/AC - CEP 69900-000",
  ],
  ["Rua do Exemplo, 10; 69900-000", "Rua do Exemplo, 10\n    Rio Branco, AC\n    69900-000"],
])("writes the city once, and before the postal code, for the address %s", async (endereco, written) => {
  await run({ ...acre, endereco });
  expect(await textOf("settings/offices.yml")).toMatch(new RegExp(`address: (\\|-\n    )?${written}\n  phone`));
  const again = await run({});
  expect([again.write.size, again.kept]).toEqual([0, []]);
});

it.each(["Rio Branco - AC", "Rio Branco (Acre)"])(
  "leaves an own address with %s until it gets another one or another city",
  async (line) => {
    await run(acre);
    await write("settings/offices.yml", (await textOf("settings/offices.yml")).replace("Rio Branco, AC", line));
    await run({ telefone: "(68) 5555-0199", estado: "RO" });
    const offices = await textOf("settings/offices.yml");
    expect(offices).toContain(`Rua do Exemplo, 10\n    ${line}\n    CEP 69900-000\n  phone: (68) 5555-0199\n`);
    await run({ endereco: "Rua Nova, 5", cidade: "Porto Velho", estado: "RO" });
    expect(await textOf("settings/offices.yml")).toContain(
      "address: |-\n    Rua Nova, 5\n    Porto Velho, RO\n  phone",
    );
  },
);

it("puts another city in the place of the one that an own address has", async () => {
  await run(acre);
  await write(
    "settings/offices.yml",
    (await textOf("settings/offices.yml")).replace("Rio Branco, AC", "Rio Branco - AC"),
  );
  await run({ cidade: "Xapuri" });
  expect(await textOf("settings/offices.yml")).toContain("Rua do Exemplo, 10\n    Xapuri, AC\n    CEP 69900-000\n");
});

it.each([
  ["telefone", "068 5555 0100"],
  ["email", "secretaria\u00ad@opbb\u2011ac.example.org\u200b"],
  ["formspree-pastor", "https://formspree.io/f/xexemplo"],
  ["estado", "acre"],
  ["estado", "ac"],
  ["site", "opbb-ac.example.org"],
])("takes --%s as people type it: %s", (name, typed) => {
  expect(normalizeAnswers({ ...acre, [name]: typed })).toEqual(acre);
});

it.each([
  ["estado", "Brasil", /não serve “Brasil”\. .*AC AL/],
  ["estado", "XX", /não serve “XX”\. ./],
  ["telefone", "5555", /não serve “5555”\. Escreva o telefone com DDD/],
  ["telefone", "68 5555 0100", /^$/],
  ["sigla", "", /^Sigla: falta\. ./],
  ["formspree-pastor", "", /^$/],
])("of --%s %s it says %s", (name, answer, problem) => {
  const question = questions.find((one) => one.name === name);
  expect(question && (problemOf(question, answer) ?? "")).toMatch(problem);
});
