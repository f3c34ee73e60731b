import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles, testsBeside } from './changed-files';

describe('changed files of a checkout', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vestibule-changed-'));
    git('init', '-q', '-b', 'main');
    for (const name of ['kept', 'edited', 'removed']) write(`shop/${name}.ts`, name);
    for (const name of ['kept.test.ts', 'race.long.test.ts']) write(`shop/${name}`, name);
    write('cart/cart.test.ts', 'cart');
    git('add', '-A');
    git('commit', '-q', '-m', 'first');
    git('checkout', '-q', '-b', 'work');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are those that were edited or added since the branch left main, committed or not', () => {
    write('shop/edited.ts', 'now different');
    git('commit', '-q', '-a', '-m', 'second');
    rmSync(join(root, 'shop/removed.ts'));
    write('shop/new.ts', 'new');
    expect(changedFiles(root).sort()).toEqual(['shop/edited.ts', 'shop/new.ts']);
  });

  it('bring the tests of their folders, but the long ones', () => {
    expect(testsBeside(root, ['shop/edited.ts'])).toEqual(['shop/kept.test.ts']);
    expect(testsBeside(root, ['shop/notes.md'])).toEqual([]);
  });
});
