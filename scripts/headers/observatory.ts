import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";

export interface Grade {
  readonly score: number;
  /** What did not pass: the test and what it found. */
  readonly failed: readonly string[];
}

/**
 * What MDN's HTTP Observatory makes of a page, by its own tests and its own counting, from what was sent. The page counts
 * as fetched by HTTPS; that plain HTTP leads there is the host's business and not asked.
 */
export function gradePage(address: string, headers: Readonly<Record<string, unknown>>, html: string): Grade {
  bringPreloadList();
  const url = new URL(address);
  const response = { headers, status: 200, verified: true, httpEquiv: parseHttpEquivHeaders(html, address) };
  const requests = {
    hostname: url.hostname,
    resources: { path: html },
    responses: { auto: response, https: response, http: null, cors: null, httpRedirects: [], httpsRedirects: [] },
    session: { url },
  };
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => (result === null ? 0 : getScoreModifier(result)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 100);
  const withoutCredit = sum(modifiers.filter((one) => one < 0));
  return {
    score: withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit,
    failed: results.flatMap((one) => (one.pass ? [] : [`${one.constructor.title}: ${one.result}`])),
  };
}

/** The package downloads the list of preloaded sites when it is installed, which we don't let it; our site counts as not in it. */
function bringPreloadList(): void {
  const source = createRequire(__filename).resolve("@mdn/mdn-http-observatory");
  try {
    writeFileSync(join(dirname(source), "../conf/hsts-preload.json"), "{}", { flag: "wx" });
  } catch {
    // It is there.
  }
}
