const node = require('../tooling/jest/node.cjs');

module.exports = {
  ...node({ compiled: ['light-my-request', 'cookie', '@opentelemetry/otlp-exporter-base'] }),
  displayName: 'gateway',
};
