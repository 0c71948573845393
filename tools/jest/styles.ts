/** Mocks CSS modules in tests: class `x` is named `x`. */
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
