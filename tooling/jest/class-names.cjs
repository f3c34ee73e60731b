/** A CSS module in tests: every class is called as it is written. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : String(name)) },
);
