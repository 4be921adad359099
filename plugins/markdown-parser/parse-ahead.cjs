const { join } = require("node:path");
const { Worker } = require("node:worker_threads");
const { serializedTree } = require("./serialized-tree.mjs");

/** Fewer texts are parsed before a thread has started. */
const few = 50;
/** More trees would take memory that a build of 10,000 has no room for. */
const most = 2_000;
/** Serialized trees by text. @type {Map<string | undefined, string>} */
const ahead = new Map();

/**
 * The tree of a text, which a thread may have parsed already.
 * @param {string} text
 */
exports.parsed = (text) => {
  const tree = ahead.get(text) ?? serializedTree(text);
  ahead.delete(text);
  return JSON.parse(tree);
};

/**
 * Parses texts in a thread of their own, and is done when that ends. `parsed` parses what is wanted earlier, fails there or is too much.
 * @param {readonly string[]} texts
 * @returns {Promise<void>}
 */
exports.parseAhead = (texts) =>
  new Promise((resolve) => {
    if (texts.length < few) return resolve();
    const worker = new Worker(join(__dirname, "thread.mjs"), { workerData: texts.slice(0, most) });
    worker.on("message", ([index, tree]) => ahead.set(texts[index], tree));
    worker.on("error", () => undefined);
    worker.on("exit", () => resolve());
    worker.unref();
  });
