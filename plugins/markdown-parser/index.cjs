const { parsed } = require("./parse-ahead.cjs");

/**
 * A plugin of gatsby-transformer-remark that replaces its parser of 2020 by that of the check and the preview.
 * https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/remark-plugin-tutorial/
 */
exports.setParserPlugins = () => [
  /** @this {{ Parser?: unknown }} */
  function useOneParser() {
    this.Parser = parsed;
  },
];
