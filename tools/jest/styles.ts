/** Stands in for any style sheet in tests: the class named `x` is `x`. */
const styles: Record<string, unknown> = new Proxy(
  {},
  {
    get(_, name) {
      if (name === '__esModule') return true;
      return name === 'default' ? styles : String(name);
    },
  },
);

module.exports = styles;
