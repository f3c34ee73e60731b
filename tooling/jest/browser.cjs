/** Jest for packages that run in the browser: jsdom, React, class names as written in the CSS file. */
module.exports = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  transform: {
    '^.+\\.tsx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The house's own packages are TypeScript wherever they are installed.
  transformIgnorePatterns: ['/node_modules/(?!@vestibule/)'],
  moduleNameMapper: { '\\.css$': require.resolve('./class-names.cjs') },
  setupFilesAfterEnv: [require.resolve('./setup-browser.cjs')],
};
