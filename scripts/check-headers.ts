import type { AddressInfo } from "node:net";
import { Version } from "csp_evaluator/dist/csp";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { readPages } from "./built-pages";
import { failedTests } from "./headers/observatory";
import { inlineCode } from "./headers/page-code";
import { createSiteServer } from "./server/site";

const site = process.argv[2] ?? "public";

/** Not among the pages that Gatsby makes. */
const others = ["/admin", "/admin/cadastros"];

/** Judges every page as the site serves it: headers, policy, and the code inside it. */
async function main(): Promise<void> {
  const server = createSiteServer({ root: () => site });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const pages = [...(await readPages(site)).map(({ path }) => path), ...others];
  let problems = 0;
  try {
    for (const path of pages) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      // The servers of tests are on this machine; a site's are not.
      const html = (await response.text()).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://formspree.io");
      for (const problem of problemsOf(Object.fromEntries(response.headers), html)) {
        console.error(`${path}: ${problem}`);
        problems += 1;
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  console.log(`Headers, as MDN's Observatory and csp_evaluator judge: ${pages.length} pages, ${problems} problems.`);
  if (problems > 0) process.exitCode = 1;
}

function problemsOf(headers: Readonly<Record<string, string>>, html: string): string[] {
  const sent = headers["content-security-policy"] ?? "";
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  // The page's own policy must be strict by itself; a frame is refused by the header alone.
  const frames = /frame-ancestors [^;]*/.exec(sent)?.[0] ?? "";
  return [...failedTests(headers, own ? `${own}; ${frames}` : sent), ...highFindings(own), ...inlineCode(html)];
}

/** What Google's evaluator finds wrong with a policy for certain, or can't read. */
function highFindings(policy: string): string[] {
  const known = policy.replaceAll(" 'inline-speculation-rules'", "").replaceAll(" 'wasm-unsafe-eval'", "");
  return new CspEvaluator(new CspParser(known).csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    .map(({ directive, value, description }) => `csp_evaluator: ${directive} ${value ?? ""}: ${description}`);
}

void main();
