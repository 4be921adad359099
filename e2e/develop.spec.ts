import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "./free-port";
import { copyContent, copyProject } from "./project-copy";
import { isPublished, news } from "./site";

/** What Gatsby says in every site while it is developed, and of the page that it then has no 404 page at. */
const gatsbysOwn = /^404 page could not be found|preloaded using link preload|page-data\/404\.html/;

test("while the site is developed, a text that changes is seen where it is shown, and one that goes is gone", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const [item] = news.filter(isPublished);
  if (!item) throw new Error("No news item is published.");
  const project = copyProject();
  const folder = join(await copyContent(project), "news", item.folder);
  const text = readFileSync(join(folder, "index.md"), "utf8");
  const write = (title: string) =>
    writeFileSync(join(folder, "index.md"), text.replace(/^title:.*$/m, `title: ${title}`));
  const said: string[] = [];
  page.on("console", (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (["error", "warning"].includes(message.type()) && !gatsbysOwn.test(text)) said.push(text);
  });
  const title = page.getByRole("heading", { level: 1 });
  const port = await freePort();
  const gatsby = spawn("npm", ["run", "dev", "--", "--port", String(port)], { cwd: project, detached: true });
  try {
    await toAnswer(gatsby);
    await page.goto(`http://127.0.0.1:${port}${item.path}`);
    await expect(title).toHaveText(item.title, { timeout: 60_000 });
    write("Mudado uma vez");
    await expect(title).toHaveText("Mudado uma vez", { timeout: 30_000 });

    // In a page that was reached by a link as well.
    await page.getByRole("link", { name: "Notícias e avisos" }).first().click();
    await page.getByRole("main").getByRole("link", { name: "Mudado uma vez" }).first().click();
    await expect(title).toHaveText("Mudado uma vez");
    for (const again of ["Mudado outra vez", "Mudado por fim"]) {
      write(again);
      await expect(title).toHaveText(again, { timeout: 30_000 });
    }

    await page.goto(`http://127.0.0.1:${port}/noticias`);
    const link = page.getByRole("main").getByRole("link", { name: "Mudado por fim" });
    await expect(link.first()).toBeVisible();
    rmSync(folder, { recursive: true });
    await expect(link).toHaveCount(0, { timeout: 30_000 });
    expect(said).toEqual([]);
  } finally {
    if (gatsby.pid) process.kill(-gatsby.pid);
    await once(gatsby, "exit");
    rmSync(project, { recursive: true, force: true });
  }
});

/** Until Gatsby has bundled the site; what it said until then, where it ends before. */
async function toAnswer(gatsby: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((done, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Building development bundle - ")) done();
    };
    for (const stream of [gatsby.stdout, gatsby.stderr]) stream?.on("data", read);
    gatsby.once("exit", () => fail(new Error(output)));
  });
}
