// MDN's Observatory has no types, and its package hands out only what goes to the network.
declare module "@mdn/mdn-http-observatory/src/constants.js" {
  interface Result {
    readonly constructor: { readonly title?: string };
    readonly result: string | null;
    readonly pass: boolean;
  }
  export const ALL_TESTS: readonly ((requests: object) => Result)[];
}
declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
}
declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
