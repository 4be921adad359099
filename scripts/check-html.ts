import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { readPages } from "./built-pages";

/** One mistake in a component is on every page: a few places show it as well as a thousand. */
const shownPlaces = 3;

async function checkHtml(site: string): Promise<void> {
  const pages = await readPages(site);
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const places = new Map<string, string[]>();
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, `${site}/${file}`);
    for (const { line, ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const problem = `${ruleId}: ${message}`;
      places.set(problem, [...(places.get(problem) ?? []), `${file}:${line} ${selector ?? ""}`]);
    }
  }
  for (const [problem, found] of places) {
    console.error(
      `${problem}\n${found
        .slice(0, shownPlaces)
        .map((place) => `    ${place}`)
        .join("\n")}`,
    );
    if (found.length > shownPlaces) console.error(`    and ${found.length - shownPlaces} more`);
  }
  console.log(`HTML: ${pages.length} pages, ${places.size} kinds of mistake.`);
  if (places.size > 0) process.exitCode = 1;
}

void checkHtml(process.argv[2] ?? "public");
