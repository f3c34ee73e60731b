const node = require('../tooling/jest/node.cjs');

/** Packages that Jest cannot run as they are: ES modules only, or `import()` in a CommonJS file. */
const COMPILED = ['light-my-request', 'cookie', '@opentelemetry/otlp-exporter-base'];

module.exports = {
  ...node,
  displayName: 'gateway',
  transform: {
    ...node.transform,
    '^.+\\.c?js$': [require.resolve('@swc/jest'), { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`node_modules/(?!(${COMPILED.join('|')})/)`],
};
