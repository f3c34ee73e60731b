import { sourceFiles } from '../docs/source-files';
import { repeatedExports } from './exported-names';

const found = repeatedExports(sourceFiles(['ts', 'tsx']));
for (const one of found) console.error(one);
if (found.length > 0) {
  console.error('Name each for what it belongs to: a name is exported once in a package.');
  process.exitCode = 1;
}
