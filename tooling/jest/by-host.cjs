/**
 * Transform of a package that every test file of a worker shares: the file that a test loads is the one that the worker
 * itself has loaded (`hostRequire` of `node-environment.cjs`). Outside of test files the source is run as it is.
 */
module.exports = {
  process: (source, path) => ({
    code: `if (typeof hostRequire === 'function') { module.exports = hostRequire(${JSON.stringify(path)}); return; } ${source}`,
  }),
  getCacheKey: (source, path) => `by-host ${path}`,
};
