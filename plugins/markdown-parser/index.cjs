const { parseMarkdown } = require("../../src/lib/markdown/parser.mjs");

/**
 * A plugin of gatsby-transformer-remark, whose own parser is of 2020: bodies are parsed as the check and the editor's preview do.
 * https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/remark-plugin-tutorial/
 */
exports.setParserPlugins = () => [
  /** @this {{ Parser?: unknown }} */
  function useOneParser() {
    this.Parser = (/** @type {string} */ text) => parseMarkdown(text);
  },
];
