const browser = require('../tooling/jest/browser.cjs');

const [compiler] = browser.transform['^.+\\.tsx?$'];

module.exports = {
  ...browser,
  displayName: 'mfe-commerce',
  // The reader of QR codes is published as ES modules only.
  transform: {
    ...browser.transform,
    '/node_modules/qr/[^/]+\\.js$': [compiler, { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: browser.transformIgnorePatterns.map((pattern) => pattern.replace('(?!', '(?!qr/|')),
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals')],
};
