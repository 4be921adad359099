const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * A loader for react-dom, which makes five errors when it is loaded and throws them later as signals to itself. With the
 * developer tools attached, as in all measuring, Chrome reads the whole file once more to note where each was made.
 * @param {string} source @returns {string}
 */
module.exports = function reactErrors(source) {
  if (source.match(signal)?.length !== 5)
    throw new Error("react-dom has changed: see whether plugins/static-pages/react-errors.cjs is still needed.");
  return source.replace(signal, "$1 = Object.create(Error.prototype, { message: { value: $2 } })");
};
