import { behaviourPages } from './references';
import { sourceFiles } from './source-files';
import { specificationOf, specificationPage } from './specification';
import { statementsOf } from './statements';

/**
 * Prints each statement of docs/behaviour with its code and its tests, and each of the specification with its
 * statements, decisions and tests; or those whose name contains the argument.
 */
const wanted = process.argv[2] ?? '';
const behaviours = statementsOf(behaviourPages(), sourceFiles(['ts', 'tsx']));
const print = (id: string, lines: readonly string[]) => {
  if (id.includes(wanted))
    console.log([id, ...new Set(lines)].map((line, at) => (at === 0 ? line : `  ${line}`)).join('\n'));
};
const pathsOf = (kind: string, paths: readonly string[]) => paths.map((path) => `${kind} ${path}`);

for (const { id, code, tests } of behaviours) print(id, [...pathsOf('code', code), ...pathsOf('test', tests)]);
for (const { id, behaviours: shownBy, decisions, tests } of specificationOf(specificationPage()))
  print(id, [
    ...pathsOf('behaviour', shownBy),
    ...pathsOf('decision', decisions),
    ...pathsOf('test', [...tests, ...behaviours.filter((one) => shownBy.includes(one.id)).flatMap((one) => one.tests)]),
  ]);
