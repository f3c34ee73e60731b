import { checkSources } from './check-sources';
import { NOTHING, sum } from './counts';
import { jest, run } from './steps';

/**
 * What one runs before a push: types, lint with what it remembers of files that are as they were, and all unit tests
 * but those that take long (`*.long.test.ts`). `npm test` runs everything, and remembers nothing.
 */
const { rules, others } = checkSources('node_modules/.cache/validate');
const sources = await others;
const passed = await run(...jest(['--testPathIgnorePatterns', '\\.long\\.test\\.']));
const { failed } = [...sources, await rules].reduce(sum, NOTHING);
process.exit(failed === 0 && passed ? 0 : 1);
