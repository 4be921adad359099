/**
 * May a file hold what Gatsby reads out of code: a query, a slice, or what a page's module says of itself? Gatsby's own first
 * look lets through every file with one of those words anywhere (gatsby/dist/query/file-parser.js).
 * @param {string} text the code
 */
export const mayTellGatsby = (text) =>
  /\bgraphql\)?\s*[`(]|<Slice\b|^export\b[^;]*\b(Head|config|getServerData)\b/m.test(text) ||
  // What CommonJS exports.
  /\bexports\.(Head|config|getServerData)\b/.test(text);
