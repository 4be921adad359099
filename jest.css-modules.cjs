/** Stands in for every CSS module in unit tests: each class is called as in the source. */
const classes = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? true : name === "default" ? classes : String(name)) },
);

module.exports = classes;
