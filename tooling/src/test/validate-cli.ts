import { sourceChecks } from './source-checks';
import { jest, run } from './steps';
import { WITHOUT_LONG } from './unit-tests';

/**
 * What one runs before a push: types, lint with what it remembers of files that are as they were, and all unit tests
 * but those that take long (`*.long.test.ts`). `npm test` runs everything, and remembers nothing.
 */
const { types, circles, unused, format, rules, typedRules } = sourceChecks('node_modules/.cache/validate');
// On two cores: the longest beside all others.
const beside = run(rules, 'at its end');
const passed: boolean[] = [];
for (const step of [types, circles, unused, format, typedRules, jest('Unit tests', WITHOUT_LONG)])
  passed.push(await run(step));
passed.push(await beside);
process.exit(passed.every(Boolean) ? 0 : 1);
