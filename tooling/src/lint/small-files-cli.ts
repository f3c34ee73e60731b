import { sourceFiles } from '../docs/source-files';
import { smallFilesWithOneUser } from './small-files';

const found = smallFilesWithOneUser(sourceFiles(['ts', 'tsx']));
for (const one of found) console.error(one);
if (found.length > 0) {
  console.error('Merge each of these small files into its only user.');
  process.exitCode = 1;
}
