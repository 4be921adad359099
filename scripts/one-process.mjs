/** Groups of fifty pages that are worked on at once. */
const groupsAtOnce = 4;

/**
 * Stands for a pool of gatsby-worker. `gatsby build` starts a process that loads Gatsby, the plugins and the schema a second time
 * only to write HTML, and asks it for things that nobody waits for, so that a quick build on a busy machine broke off.
 * Here it writes the HTML itself, several groups of pages at a time, so that one is rendered while others are read and written.
 * https://github.com/gatsbyjs/gatsby/issues/35055
 * @param {() => Promise<object>} load what renders
 */
export function poolOfNone(load) {
  /** @type {Promise<unknown>[]} */
  const lanes = [];
  let calls = 0;
  /** @param {string} name */
  const inTurn =
    (name) =>
    /** @param {readonly unknown[]} args */
    (...args) => {
      const lane = calls++ % groupsAtOnce;
      // The first group alone: it loads what the others share.
      const before = lanes[lane] ?? lanes[0] ?? Promise.resolve();
      const result = before.then(async () => Reflect.apply(Reflect.get(await load(), name), undefined, args));
      lanes[lane] = result.catch(() => undefined);
      return result;
    };
  return class PoolOfNone {
    single = { renderHTMLProd: inTurn("renderHTMLProd"), renderSlices: inTurn("renderSlices") };
    all = { loadConfigAndPlugins: () => [], buildSchema: () => [] };
    onMessage() {}
    end() {
      return [];
    }
  };
}
