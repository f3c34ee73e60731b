import { ROOT } from '../workspaces';
import { changedFiles, testsBeside } from './changed-files';
import { changedSourceChecks, sourceChecks } from './source-checks';
import { jest, run } from './steps';

/**
 * Checks before a push: types, lint with cached results of unchanged files, and all unit tests but those that take long
 * (`*.long.test.ts`). With `--changed` it checks only files that differ from main, and runs the tests of their folders.
 * `npm test` runs everything, and uses no results of earlier runs.
 */
const CACHE = 'node_modules/.cache/validate';
/** Jest's options that leave out tests with many databases, servers or builds. */
const WITHOUT_LONG = ['--testPathIgnorePatterns', '\\.long\\.test\\.'];
const changed = process.argv.includes('--changed') ? changedFiles(ROOT) : undefined;
const tests = changed === undefined ? WITHOUT_LONG : testsBeside(ROOT, changed);
const { types, circles, unused, small, names, words, contracts, format, rules, typedRules } =
  changed === undefined ? sourceChecks(CACHE) : changedSourceChecks(changed);
// On two cores: the longest beside all others.
const beside = run(rules, 'at its end');
const passed: boolean[] = [];
for (const step of [types, circles, unused, small, names, words, contracts, format, typedRules])
  passed.push(await run(step));
if (tests.length > 0) passed.push(await run(jest('Unit tests', tests)));
passed.push(await beside);
process.exit(passed.every(Boolean) ? 0 : 1);
