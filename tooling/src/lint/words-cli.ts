import { sourceFiles } from '../docs/source-files';
import { reportProblems } from './report';
import { wordProblems } from './words';

reportProblems(
  wordProblems(
    // The rules and their tests spell the wording that they refuse.
    sourceFiles(['ts', 'tsx', 'mjs', 'cjs']).filter(({ path }) => !/^tooling\/src\/lint\/words\b/.test(path)),
    sourceFiles(['md']).filter(({ path }) => path.startsWith('docs/')),
  ),
  'Write plain technical English: subject and verb first, the actor by name (CONTRIBUTING.md, "Change").',
);
