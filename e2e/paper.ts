import { execFileSync } from "node:child_process";

/** The lines of each page of a PDF, from top to bottom. Its reader is a module, which journeys are not. */
export const linesOf = (pdf: Buffer): string[][] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", read], {
      cwd: __dirname,
      encoding: "utf8",
      input: pdf,
    }),
  );

const read = `
  import { readFileSync } from "node:fs";
  import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(0)), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const lines = new Map();
    for (const { str, transform } of items) {
      const height = Math.round(transform[5]);
      lines.set(height, (lines.get(height) ?? "") + str);
    }
    pages.push([...lines].sort(([a], [b]) => b - a).map(([, line]) => line.trim()).filter(Boolean));
  }
  console.log(JSON.stringify(pages));
`;
