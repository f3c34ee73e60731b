/**
 * Large packages without a state of their own: a worker loads and compiles them once, not once for each test file. None
 * that Jest's false timers must reach.
 */
const SHARED = [
  '@fastify',
  'csv-parse',
  'csv-stringify',
  'drizzle-orm',
  'fastify',
  'fontkit',
  'ical-generator',
  'moment-timezone',
  'nodemailer',
  'pdfkit',
  'pg',
  'sanitize-html',
  'sharp',
  'undici',
  'yup',
];

/**
 * Jest for packages that run on the server only.
 *
 * @param {{ compiled?: string[] }} options Packages that Jest cannot run as they are: ES modules only, or `import()` in
 *   a CommonJS file.
 */
module.exports = ({ compiled = [] } = {}) => ({
  testEnvironment: require.resolve('./node-environment.cjs'),
  runtime: require.resolve('./sharing-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  transform: {
    [`/node_modules/(${SHARED.join('|')})/.+\\.c?js$`]: require.resolve('./by-host.cjs'),
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
    '^.+\\.c?js$': [require.resolve('@swc/jest'), { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...SHARED, ...compiled].join('|')})/)`],
  setupFilesAfterEnv: [require.resolve('./quiet-console.cjs')],
});
