import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { copyContent, copyProject } from "./project-copy";
import { isPublished, news } from "./site";

/** What Gatsby says in every site while it is developed. */
const gatsbysOwn = /^404 page could not be found|preloaded using link preload/;

const started = "Building development bundle - ";

// One start, which takes a minute, for all of them.
test.describe.configure({ mode: "serial", timeout: 300_000 });

let project: string;
let dev: ChildProcess;
let address: string;
let output = "";
const taken = createServer();

const [item] = news.filter(isPublished);
if (!item) throw new Error("No news item is published.");
const { path, title, folder } = item;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = copyProject();
  await copyContent(project);
  taken.listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { GATSBY_FORMS_URL: _, ...env } = process.env;
  dev = spawn("node", ["scripts/dev.mjs"], { cwd: project, env: { ...env, PORT: String(takenPort()) } });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  await toSay(started);
  address = `http://127.0.0.1:${/using (\d+)/.exec(output)?.[1]}`;
});

test.afterAll(async () => {
  taken.close();
  if (dev.exitCode === null) {
    dev.kill("SIGTERM");
    await once(dev, "exit");
  }
  rmSync(project, { recursive: true, force: true });
});

function takenPort(): number {
  const at = taken.address();
  return typeof at === "object" && at ? at.port : 0;
}

/** Waits until the terminal shows a text, after `from`. */
async function toSay(text: string, from = 0): Promise<void> {
  for (const late = Date.now() + 240_000; !output.slice(from).includes(text); await setTimeout(200))
    if (dev.exitCode !== null || Date.now() > late) throw new Error(`No "${text}" in:\n${output}`);
}

/** Changes a file for as long as `during` takes. */
async function changed(file: string, change: (text: string) => string, during: () => Promise<void>): Promise<void> {
  const text = readFileSync(join(project, file), "utf8");
  const other = change(text);
  expect(other).not.toBe(text);
  writeFileSync(join(project, file), other);
  await during();
  writeFileSync(join(project, file), text);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const text = () => readFileSync(join(project, "content/news", folder, "index.md"), "utf8");
const write = (other: string) => writeFileSync(join(project, "content/news", folder, "index.md"), other);
const titled = (other: string) => write(text().replace(/^title:.*$/m, `title: ${other}`));

test("a taken port is told, and the next free one used; a form is sent to the local inbox", async ({ page }) => {
  expect(output).toContain(`Port ${takenPort()} is taken: using `);
  const inbox = /Forms are sent to (http\S+)/.exec(output)?.[1];
  await page.goto(`${address}/cadastro-pastor-sem-ministerio`);
  await expect(page.locator(`form[action^="${inbox}/f/"]`)).toBeAttached({ timeout: 60_000 });
});

test("a text that changes is seen where it is shown", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => {
    const words = `${message.text()} ${message.location().url}`;
    if (["error", "warning"].includes(message.type()) && !gatsbysOwn.test(words)) said.push(words);
  });
  await page.goto(`${address}${path}`);
  await expect(heading(page)).toHaveText(title, { timeout: 60_000 });
  titled("Mudado uma vez");
  await expect(heading(page)).toHaveText("Mudado uma vez", { timeout: 30_000 });

  // In a page that was reached by a link as well.
  await page.getByRole("link", { name: "Notícias e avisos" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Mudado uma vez" }).first().click();
  await expect(heading(page)).toHaveText("Mudado uma vez");
  for (const again of ["Mudado outra vez", "Mudado por fim"]) {
    titled(again);
    await expect(heading(page)).toHaveText(again, { timeout: 30_000 });
  }
  expect(said).toEqual([]);
});

test("a component that throws is shown with its file, and the page comes back once it is mended", async ({ page }) => {
  await page.goto(`${address}/pastorais`);
  const name = await heading(page).textContent({ timeout: 60_000 });
  const overlay = page.locator("gatsby-fast-refresh");
  const withThrow = (code: string) =>
    code.replace(/(export default function .*\{\n)/, '$1  throw new Error("broken");\n');
  await changed("src/pages/pastorais.tsx", withThrow, async () => {
    await expect(overlay).toContainText("Unhandled Runtime Error", { timeout: 60_000 });
    await expect(overlay).toContainText(/src\/pages\/pastorais\.tsx:\d+/);
    await expect(overlay).toContainText('throw new Error("broken")');
    // It stays, whatever the page asks for.
    await page.waitForLoadState("networkidle");
    await expect(overlay).toContainText("Unhandled Runtime Error");
  });
  await expect(heading(page)).toHaveText(name ?? "", { timeout: 60_000 });
  await expect(overlay).toHaveCount(0);
});

test("a broken query is told", async () => {
  const from = output.length;
  const broken = (code: string) => code.replace(/(query \w+ \{\n)/, "$1    noSuchField\n");
  await changed("src/pages/pastorais.tsx", broken, async () => {
    await toSay('Cannot query field "noSuchField"', from);
  });
});

test("wrong content is told in the page until it is mended", async ({ page }) => {
  await page.goto(`${address}/noticias`);
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  const notice = page.getByRole("alert").filter({ hasText: "O conteúdo tem" });
  const listed = page.getByRole("main").getByRole("link", { name: "Mudado por fim" });
  await changed(
    `content/news/${folder}/index.md`,
    (content) => content.replace(/^title:.*$/m, "title: ''"),
    async () => {
      await expect(notice).toContainText(`content/news/${folder}/index.md`, { timeout: 30_000 });
      await expect(listed).toHaveCount(0, { timeout: 30_000 });
    },
  );
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
  await expect(listed).not.toHaveCount(0, { timeout: 30_000 });
});

test("an entry that goes is gone", async ({ page }) => {
  await page.goto(`${address}/noticias`);
  const link = page.getByRole("main").getByRole("link", { name: "Mudado por fim" });
  await expect(link.first()).toBeVisible({ timeout: 60_000 });
  rmSync(join(project, "content/news", folder), { recursive: true });
  await expect(link).toHaveCount(0, { timeout: 30_000 });
});

test("a new field is there after a start that is told; told to end, nothing is left", async ({ request }) => {
  const from = output.length;
  const file = join(project, "src/content-types/news.ts");
  const code = readFileSync(file, "utf8");
  writeFileSync(
    file,
    code.replace(
      "  fields: {\n",
      '  fields: {\n    byline: field.text({ label: "Autor", max: 80, required: false }),\n',
    ),
  );
  await toSay("src/content-types/news.ts has changed: Gatsby starts again.", from);
  await toSay(started, from);
  const answer = await request.post(`${address}/___graphql`, { data: { query: "{ allNews { nodes { byline } } }" } });
  expect(await answer.json()).not.toHaveProperty("errors");
  dev.kill("SIGTERM");
  await once(dev, "exit");
  await expect(request.get(address)).rejects.toThrow("ECONNREFUSED");
});
