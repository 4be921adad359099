/**
 * Stands for a pool of gatsby-worker. `gatsby build` starts a process that loads Gatsby, the plugins and the schema a second time
 * only to write HTML, and asks it for things that nobody waits for, so that a quick build on a busy machine broke off.
 * Here it writes the HTML itself, some pages at a time, as one worker would.
 * https://github.com/gatsbyjs/gatsby/issues/35055
 * @param {() => Promise<object>} load what renders
 */
export function poolOfNone(load) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @param {string} name */
  const inTurn =
    (name) =>
    /** @param {readonly unknown[]} args */
    (...args) => {
      const result = last.then(async () => Reflect.apply(Reflect.get(await load(), name), undefined, args));
      last = result.catch(() => undefined);
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
