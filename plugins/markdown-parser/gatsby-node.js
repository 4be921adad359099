const { parseAhead } = require("./parse-ahead.cjs");

/** @typedef {import("gatsby").PluginOptions & { types: readonly string[] }} Options types of entries with a body */

/**
 * A build with nothing kept runs the queries of all pages after webpack's second stage, in one thread: bodies are parsed while
 * that stage leaves a processor idle.
 * @param {import("gatsby").CreateWebpackConfigArgs} args
 * @param {Options} options
 */
exports.onCreateWebpackConfig = ({ stage, getNodesByType }, { types }) => {
  if (stage !== "build-html") return;
  parseAhead(types.flatMap((type) => getNodesByType(type)).flatMap(({ internal }) => internal.content ?? []));
};
