const packages = [
  'shared-contracts',
  'shared-ui',
  'testkit',
  'registry',
  'tooling',
  'backend',
  'gateway',
  'shell',
  'mfe-content',
  'mfe-programme',
  'mfe-commerce',
  'mfe-editor',
  'styleguide',
];

module.exports = {
  projects: packages.map((name) => `<rootDir>/${name}`),
  // Jest reads this from the root only. PGlite takes seconds to make its files, more on a busy machine.
  testTimeout: 300_000,
};
