/**
 * Every check of `npm test`, in order: the quick ones first. Each is an npm script, to be run alone as well.
 * `needs` names a check without which this one says nothing.
 * @typedef {{ script: string, says: string, needs?: string, noWarnings?: boolean }} Check
 * @type {readonly Check[]}
 */
export const checks = [
  { script: "lint", says: "Biome: format and lint" },
  { script: "check:walls", says: "who imports whom" },
  { script: "check:docs", says: "generated docs are fresh" },
  { script: "check:content", says: "the content" },
  { script: "test:unit", says: "Jest" },
  { script: "build", says: "the site, without a warning", noWarnings: true },
  { script: "types", says: "TypeScript (after the build, which writes the types of queries)", needs: "build" },
  { script: "check:html", says: "html-validate on every page", needs: "build" },
  { script: "check:links", says: "links, anchors and titles on every page", needs: "build" },
  { script: "check:budgets", says: "bytes of every page", needs: "build" },
  { script: "e2e", says: "Playwright, desktop and phone", needs: "build" },
  { script: "check:repeatable", says: "the same content builds to the same bytes", needs: "build" },
];

/**
 * The lines of a build's output that warn.
 * @param {string} output
 */
export const warningsIn = (output) =>
  output.split("\n").filter((line) => /^\s*(warn|warning)\b/i.test(withoutColour(line)));

/** @param {string} line */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are.
const withoutColour = (line) => line.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "");
