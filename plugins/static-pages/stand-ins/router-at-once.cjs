const before = "Promise.resolve().then(()=>{requestAnimationFrame(()=>{e||a({location:t})})})";
const after = "Promise.resolve().then(()=>{e||a({location:t})})";

/**
 * A loader for Gatsby's router, which draws the old page once more before it begins with the new one: a substitute for a
 * way of React's to put off work (https://github.com/reach/router/pull/159) that costs every tap a frame.
 * @param {string} source @returns {string}
 */
module.exports = function routerAtOnce(source) {
  if (source.split(before).length !== 2)
    throw new Error(
      "@gatsbyjs/reach-router has changed: see whether plugins/static-pages/stand-ins/router-at-once.cjs is still needed.",
    );
  return source.replace(before, after);
};
