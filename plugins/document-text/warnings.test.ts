import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentEntry } from "../source-content/check/site-content";
import { pdf, words } from "./testing/pdf";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "warnings-"));
  process.env.CONTENT_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

it("tells of what keeps people from reading a PDF, with how to mend it, and of a damaged one only that", async () => {
  const { contentWarnings } = await import("./warnings");
  await mkdir(join(folder, "documents/ata"), { recursive: true });
  const entry = async (file: string, bytes: Buffer): Promise<ContentEntry> => {
    await writeFile(join(folder, "documents/ata", file), bytes);
    return {
      file: "content/documents/ata/index.md",
      collection: "documents",
      key: "ata",
      slug: "ata",
      title: "Ata",
      values: { file },
      body: "",
      published: true,
    };
  };
  for (const name of ["plain.pdf", "PLAIN.PDF"])
    expect((await contentWarnings([await entry(name, pdf(words))])).join("\n")).toMatch(
      /“Ata”\n {2}Arquivo: o PDF não diz o que é título[\s\S]*não tem título[\s\S]*em que língua/,
    );
  const broken = await contentWarnings([await entry("broken.pdf", Buffer.from("%PDF-1.4\nnothing more"))]);
  expect(broken).toEqual([expect.stringContaining("talvez esteja danificado")]);
});
