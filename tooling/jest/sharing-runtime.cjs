const { statSync } = require('node:fs');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** Of the modules that this worker has loaded: results of transforms by project and path, scripts by path. */
const transforms = new Map();
const scripts = new Map();

/**
 * Jest's runtime, which reads and compiles a module once for all test files of a worker. Each file still evaluates it
 * in its own context. Jest itself reads every source again and compiles it by `vm.compileFunction`, whose result
 * belongs to one context: with it, the functions that a file calls are compiled in each file as well.
 */
module.exports = class SharingRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, ...rest) {
    super(config, environment, resolver, transformer, cacheFS, coverage, ...rest);
    if (coverage.collectCoverage) return;
    shareTransforms(this.transformCache, config.id);
    shareScripts(this.executor, environment);
  }
};

/** A file is transformed again when its time of change differs, as Jest's own cache decides. */
function shareTransforms(cache, project) {
  const transform = cache.transform.bind(cache);
  cache.transform = (path, options) => {
    const isInternal = options?.isInternalModule === true;
    const key = `${project} ${isInternal} ${path}`;
    const { mtimeMs } = statSync(path);
    const known = transforms.get(key);
    if (known?.mtimeMs !== mtimeMs) {
      const code = transform(path, options);
      transforms.set(key, { mtimeMs, code, transformed: isInternal ? undefined : cache.transforms.get(path) });
      return code;
    }
    const { code, transformed } = known;
    if (transformed !== undefined) cache.transforms.set(path, transformed);
    if (transformed?.sourceMapPath) cache.sourceMaps.set(path, transformed.sourceMapPath);
    return code;
  };
}

/**
 * A script belongs to no context until it runs in one. No `import()` comes from it: Jest answers none either without
 * `--experimental-vm-modules`, and SWC makes `require` of those in our sources.
 */
function shareScripts(executor, environment) {
  const compile = executor.compile.bind(executor);
  const opening = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (!context) return null;
    let known = scripts.get(filename);
    if (known?.source !== source || known.opening !== opening) {
      try {
        const script = new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
        known = { source, opening, script };
      } catch {
        // Jest explains the error.
        return compile(source, filename);
      }
      scripts.set(filename, known);
    }
    return known.script.runInContext(context);
  };
}
