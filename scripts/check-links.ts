import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { siteSettingsIn } from "../plugins/source-content/check/site-content";
import { checkContent } from "../plugins/source-content/files/check";
import { events, model } from "../src/content-types";
import { listFor } from "../src/lib/get-or-insert";
import { type BuiltPage, readPages } from "./built-pages";
import { type PageProblem, problemsOf } from "./page-problems";
import { shownPages } from "./page-sources";
import { parseRedirects } from "./server/host-rules";
import { cleanPath, readTarget } from "./server/paths";
import { createSiteFolders, route } from "./server/site-folder";

/** The longest chain of redirects; more is a loop. */
const maxSteps = 5;

async function checkLinks(site: string): Promise<void> {
  const pages = await readPages(site);
  const resolvePath = resolver(site);
  const { entries } = await checkContent(model);
  const { name, url } = siteSettingsIn(entries);
  const checked = pages.filter(isPage);
  const found = problemsOf(checked, {
    product: String(name),
    origin: new URL(String(url)).origin,
    resolve: resolvePath,
    events: new Set(
      entries.filter(({ collection }) => collection === events.name).map(({ slug }) => events.path(slug)),
    ),
  });
  const problems = [...found.problems, ...redirectProblems(site, pages, resolvePath)];
  report(problems);
  console.log(`Links: ${checked.length} pages, ${found.references} addresses, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Gatsby also writes the 404 page to `/404`, for its own router. */
const isPage = ({ path }: BuiltPage) => path !== "/404";

/** Resolves paths as the server would, following redirects. */
function resolver(site: string): (path: string) => string | undefined {
  const folder = createSiteFolders()(site);
  const find = (path: string, step: number): string | undefined => {
    const target = readTarget(path);
    if (!target || step > maxSteps) return undefined;
    const answer = route(target, folder);
    if (answer.kind === "missing") return undefined;
    if (answer.kind === "file") return cleanPath(target.path);
    return find(answer.location, step + 1);
  };
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, find(path, 0));
    return known.get(path);
  };
}

/** Rules of `_redirects` that lead nowhere, or never act because a page has their address. */
function redirectProblems(
  site: string,
  pages: readonly BuiltPage[],
  resolvePath: (path: string) => string | undefined,
) {
  const rules = parseRedirects(readFileSync(join(site, "_redirects"), "utf8"));
  return rules.flatMap(({ pattern, to, status }): PageProblem[] => {
    const say = (problem: string) => [{ path: "_redirects", problem: `${pattern.source} → ${to}: ${problem}` }];
    if (resolvePath(to) === undefined) return say("leads nowhere");
    const covered = status >= 300 && status < 400 ? pages.find(({ path }) => pattern.test(path)) : undefined;
    return covered ? say(`never acts: there is a page at ${covered.path}`) : [];
  });
}

function report(problems: readonly PageProblem[]): void {
  const byProblem = new Map<string, string[]>();
  for (const { path, problem } of problems) listFor(byProblem, problem).push(path);
  for (const [problem, paths] of byProblem) {
    const more = paths.length > shownPages ? ` and ${paths.length - shownPages} more` : "";
    console.error(`${problem}\n    on ${paths.slice(0, shownPages).join(", ")}${more}`);
  }
}

void checkLinks(resolve(process.argv[2] ?? "public"));
