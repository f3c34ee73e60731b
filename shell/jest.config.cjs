const node = require('../tooling/jest/node.cjs');

/** Packages that Jest on Node 20 cannot run as they are: ES modules only, or `import()` in a CommonJS file. */
const COMPILED = ['light-my-request', 'cookie', '@opentelemetry/otlp-exporter-base'];

/** On the server by default; tests of the layout ask for jsdom in their first line. */
module.exports = {
  ...node,
  displayName: 'shell',
  setupFiles: [
    require.resolve('../shared-contracts/src/testing/jsdom-globals.ts'),
    require.resolve('../tooling/jest/dialog.cjs'),
  ],
  moduleNameMapper: require('../tooling/jest/browser.cjs').moduleNameMapper,
  transform: {
    ...node.transform,
    '^.+\\.c?js$': [require.resolve('@swc/jest'), { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`node_modules/(?!(${COMPILED.join('|')})/)`],
};
