import { behaviourPages } from './references';
import { sourceFiles } from './source-files';
import { statementsOf } from './statements';

/** Prints each statement of docs/behaviour with its code and its tests, or those that contain the argument. */
const wanted = process.argv[2] ?? '';
for (const { id, code, tests } of statementsOf(behaviourPages(), sourceFiles(['ts', 'tsx'])))
  if (id.includes(wanted))
    console.log([id, ...code.map((path) => `  code ${path}`), ...tests.map((path) => `  test ${path}`)].join('\n'));
