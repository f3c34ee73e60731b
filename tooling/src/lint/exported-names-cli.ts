import { sourceFiles } from '../docs/source-files';
import { repeatedExports } from './exported-names';
import { reportProblems } from './report';

reportProblems(
  repeatedExports(sourceFiles(['ts', 'tsx'])),
  'Name each for its subject: a name is exported once in a package.',
);
