import { Version } from "csp_evaluator/dist/csp";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { failedTests } from "../headers/observatory";
import { inlineCode } from "../headers/page-code";
import type { Answer } from "./visit";

/** The policy in a page. */
const ownPolicy = (html: string) =>
  // The servers of tests are on this machine; a site's are not.
  (/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll(
    /http:\/\/127\.0\.0\.1:\d+/g,
    "https://formspree.io",
  );

/** Inline code of a page, and severe findings of Google's evaluator about its policy. */
export function pageProblems({ text }: Answer): string[] {
  const policy = ownPolicy(text);
  if (policy === "") return ["sem política"];
  const known = policy.replaceAll(" 'inline-speculation-rules'", "").replaceAll(" 'wasm-unsafe-eval'", "");
  const high = new CspEvaluator(new CspParser(known).csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
  return [...high, ...inlineCode(text)];
}

/** Findings of MDN's Observatory. The page's own policy must be strict by itself; only a header can refuse frames. */
export function headerProblems({ headers, text }: Answer): string[] {
  const sent = headers["content-security-policy"] ?? "";
  const own = ownPolicy(text);
  return failedTests(headers, own ? `${own}; ${/frame-ancestors [^;]*/.exec(sent)?.[0] ?? ""}` : sent);
}
