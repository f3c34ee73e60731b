import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { behaviourPages } from './references';
import { sourceFiles } from './source-files';
import { gapsIn, notShown, specificationOf, specificationPage } from './specification';
import { statementsOf } from './statements';

describe('statements of the specification', () => {
  it('are listed without a gap', () => {
    expect(gapsIn(specificationPage())).toEqual([]);
  });

  it('are each shown by a test or a decision', () => {
    const behaviours = statementsOf(behaviourPages(), sourceFiles(['ts', 'tsx']));
    const isThere = (path: string) => existsSync(join(ROOT, path));
    expect(notShown(specificationOf(specificationPage()), behaviours, isThere)).toEqual([]);
  });

  const page = (...rows: readonly string[]) =>
    `The first text has\n${rows.filter((row) => row.startsWith('| shell')).length} statements, the second 1;\n${rows.join('\n')}\n`;
  const first = '| shell-1.1 | It speaks German | [frame#languages](behaviour/frame.md#languages) |';
  const second = '| shell-1.2 | It speaks Czech \\| English | [0062](decisions/0062-a.md), `a.test.ts` |';
  const last = '| programme-1.1 | It sells | |';
  const shown = [{ id: 'frame.md#languages', code: [], tests: ['a.test.ts'] }];

  it('have their references', () => {
    expect(specificationOf(page(first, second))).toEqual([
      { id: 'shell-1.1', behaviours: ['frame.md#languages'], decisions: [], tests: [] },
      { id: 'shell-1.2', behaviours: [], decisions: ['0062-a.md'], tests: ['a.test.ts'] },
    ]);
  });

  it.each([
    ['a number that is missing', page(first, second.replace('1.2', '1.3'), last), ['shell-1.3']],
    ['a number twice', page(first, first, last), ['shell-1.1']],
    ['a row that is gone', page(first, last).replace('has\n1', 'has\n2'), ['1 and 1 statements, not 2 and 1']],
  ])('control: %s is a gap', (_, text, gaps) => {
    expect(gapsIn(text)).toEqual(gaps);
  });

  it('control: a statement without reference, without tests or with a reference to nothing is not shown', () => {
    const all = specificationOf(page(first, second, last));
    expect(notShown(all, [], () => false)).toEqual([
      'shell-1.1: frame.md#languages',
      'shell-1.2: 0062-a.md',
      'shell-1.2: a.test.ts',
      'programme-1.1: neither a test nor a decision',
    ]);
    expect(notShown(all.slice(0, 2), shown, () => true)).toEqual([]);
  });
});
