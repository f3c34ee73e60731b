import { behaviourPages } from './references';
import { sourceFiles } from './source-files';
import { statementsOf } from './statements';

describe('statements of docs/behaviour', () => {
  it('are each shown by a test', () => {
    const statements = statementsOf(behaviourPages(), sourceFiles(['ts', 'tsx']));
    expect(statements.length).toBeGreaterThan(150);
    expect(statements.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
  });

  const page = {
    name: 'frame.md',
    text: '# Frame\n\n## Search box\n\nIt does.\n\nCode: `shell/src/box.ts`, `gateway/src/box`\n',
  };
  const naming = (heading: string) => `// docs/behaviour/frame.md#${heading}`;
  const testsOf = (path: string, text: string) => statementsOf([page], [{ path, text }])[0]?.tests;

  it.each([
    ['beside the file, named after it', 'shell/src/box.test.ts', ''],
    ['beside the file, importing it', 'shell/src/boxes.test.ts', "import { a } from './box';"],
    ['in the folder', 'gateway/src/box/deep/a.test.ts', ''],
    ['that name the statement', 'e2e/tests/a.spec.ts', naming('search-box')],
  ])('have tests %s', (_, path, text) => {
    expect(testsOf(path, text)).toEqual([path]);
  });

  it.each([
    ['elsewhere', 'shell/src/other/box.test.ts', ''],
    ['beside the file, about another one', 'shell/src/boxes.test.ts', ''],
    ['that name another statement', 'e2e/tests/a.spec.ts', naming('search-box-open')],
    ['that are no tests', 'shell/src/box.ts', naming('search-box')],
  ])('control: have none %s', (_, path, text) => {
    expect(testsOf(path, text)).toEqual([]);
  });
});
