import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { ask, newSite } from "./ask";
import { questions } from "./questions";

let mockFolder = "";
jest.mock("../../plugins/source-content/files/folder", () => ({
  get contentFolder() {
    return mockFolder;
  },
}));

const mockUnmerged = jest.fn(async (_project: string): Promise<string | undefined> => undefined);
jest.mock("../plugin-modules", () => ({ pluginModules: async () => [{ unmergedEdits: mockUnmerged }] }));

const offices = () => readFile(join(mockFolder, "settings/offices.yml"), "utf8");

beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  mockFolder = await mkdtemp(join(tmpdir(), "new-site-"));
  await newSite(questions.flatMap(({ name, example }) => [`--${name}`, example]));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(mockFolder, { recursive: true });
});

it("stops before anything else while the editor's branch has what the content lacks", async () => {
  const before = await offices();
  mockUnmerged.mockResolvedValueOnce("git merge editor");
  await expect(newSite(["--telefone", "(68) 5555-0199"])).rejects.toMatchObject({
    name: "Problem",
    message: "git merge editor",
  });
  expect(mockUnmerged).toHaveBeenLastCalledWith(dirname(mockFolder));
  expect(await offices()).toBe(before);
});

it("names the own texts that still have the replaced contact", async () => {
  for (const name of ["privacy", "accessibility"]) {
    const file = join(mockFolder, `pages/${name}/index.md`);
    await writeFile(file, `${await readFile(file, "utf8")}\nUm texto nosso.\n`);
  }
  const log = jest.spyOn(console, "log");
  await newSite(["--email", "nova@opbb-ac.example.org", "--cidade", "Xapuri"]);
  expect(log.mock.calls.flat().join("\n")).toContain(
    "Ainda dizem secretaria@opbb-ac.example.org, e não nova@opbb-ac.example.org: pages/accessibility/index.md, pages/privacy/index.md.",
  );
  log.mockClear();
  await newSite(["--email", "nova@opbb-ac.example.org", "--telefone", "(68) 5555-0100"]);
  expect(log.mock.calls.flat().join("\n")).not.toContain("Ainda dizem");
});

const writeCity = async (line: string) =>
  writeFile(join(mockFolder, "settings/offices.yml"), (await offices()).replace("Rio Branco, AC", line));

it.each(["Rio Branco - AC", "Rio Branco (Acre)"])(
  "takes one new answer beside an own address with %s",
  async (line) => {
    await writeCity(line);
    await newSite(["--telefone", "(68) 5555-0199"]);
    expect(await offices()).toContain(`${line}\n    CEP 69900-000\n  phone: (68) 5555-0199\n`);
  },
);

it("wants the city of a new address where the own one names none", async () => {
  await writeCity("Rio Branco (Acre)");
  const before = await offices();
  const problem = newSite(["--endereco", "Rua Nova, 5"]);
  await expect(problem).rejects.toThrow(/^--cidade: Cidade da secretaria: falta\. .*\n\n/);
  expect(await offices()).toBe(before);
});

it("takes every line of what is pasted: those of an address as one answer, others as the next", async () => {
  const input = new PassThrough();
  const asking = createInterface({ input, output: new PassThrough(), terminal: true });
  const asked = ask(asking, {});
  const all = questions.map(({ name, example }) =>
    name === "endereco" ? "Rua do Exemplo, 10\nCEP 69900-000" : example,
  );
  input.write(`${all.slice(0, 3).join("\n")}\n`);
  for (const answer of all.slice(3)) {
    await new Promise((come) => setTimeout(come, 20));
    // A text that is copied has no line's end after its last one.
    input.write(answer.includes("CEP") ? answer : `${answer}\n`);
  }
  expect(await asked).toEqual(Object.fromEntries(questions.map(({ name, example }) => [name, example])));
  asking.close();
});
