import { NOTHING, sum } from './counts';
import { check, run } from './steps';

/**
 * What one runs before a push: types, lint with what it remembers of files that are as they were, and all unit tests
 * but those that take long (`*.long.test.ts`). `npm test` runs everything, and remembers nothing.
 */
const CACHED = ['--cache', '--cache-strategy', 'content', '--cache-location'];
const CACHE = 'node_modules/.cache/validate';

const found = await Promise.all([
  check('Types', 'npm', ['run', '-s', 'types']),
  check('Lint', 'npm', ['run', '-s', 'lint:rules', '--', ...CACHED, `${CACHE}/eslint`]),
]);
const others = await Promise.all([
  check('Circles', 'npm', ['run', '-s', 'lint:circles']),
  check('Unused', 'npm', ['run', '-s', 'lint:unused']),
  check('Format', 'npm', ['run', '-s', 'lint:format', '--', ...CACHED, `${CACHE}/prettier`]),
]);
const passed = run('Unit tests', 'npx', [
  'jest',
  '--maxWorkers=2',
  '--silent',
  '--testPathIgnorePatterns',
  '\\.long\\.test\\.',
]);
const { failed } = [...found, ...others].reduce(sum, NOTHING);
process.exit(failed === 0 && passed ? 0 : 1);
