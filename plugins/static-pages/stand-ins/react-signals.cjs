const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * A loader for react-dom, which makes five errors when it is loaded and throws them later as signals to itself. For the
 * developer tools, and so for all that measures pages with them, Chrome notes where an error was made, and reads the whole
 * file once more for it: more than half of the time that a cheap phone needs to load React. A signal needs no such note.
 * @param {string} source @returns {string}
 */
module.exports = function reactSignals(source) {
  if (source.match(signal)?.length !== 5)
    throw new Error(
      "react-dom has changed: see whether plugins/static-pages/stand-ins/react-signals.cjs is still needed.",
    );
  return source.replace(signal, "$1 = Object.create(Error.prototype, { message: { value: $2 } })");
};
