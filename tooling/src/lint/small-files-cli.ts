import { sourceFiles } from '../docs/source-files';
import { reportProblems } from './report';
import { smallFilesWithOneUser } from './small-files';

reportProblems(
  smallFilesWithOneUser(sourceFiles(['ts', 'tsx'])),
  'Merge each of these small files into its only user.',
);
