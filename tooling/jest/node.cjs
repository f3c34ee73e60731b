/** Jest for packages that run on the server only. */
module.exports = {
  testEnvironment: require.resolve('./node-environment.cjs'),
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
  setupFilesAfterEnv: [require.resolve('./quiet-console.cjs')],
};
