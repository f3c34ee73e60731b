import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspaces';

/** The part of docs/own-a-remote.md about tests in a repository outside. */
const [, installed = '', config = ''] =
  /In a repository of your own install(.*?)\. Its `jest\.config\.cjs`(.*?)\n- /s.exec(
    readFileSync(join(ROOT, 'docs', 'own-a-remote.md'), 'utf8'),
  ) ?? [];
const inBackticks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Modules that a file asks for, and those that its own neighbours do; Node's own need no installation. */
function required(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/require(?:\.resolve)?\('([^']+)'\)/g)].map(
    ([, name = '']) => name,
  );
  return names
    .filter((name) => !name.startsWith('node:'))
    .flatMap((name) => (name.startsWith('.') ? required(join(dirname(file), name)) : [name]));
}

describe('tests outside', () => {
  test('the files of the configuration can be required from outside of their packages', () => {
    const files = [...config.matchAll(/'(@vestibule\/[^']+)'/g)].map(([, name = '']) => name);
    expect(files).toHaveLength(2);
    for (const file of files) expect(() => require.resolve(file)).not.toThrow();
  });

  test('their requirements are in the list to install', () => {
    const needed = required(require.resolve('@vestibule/tooling/jest/browser.cjs'));
    expect(needed.length).toBeGreaterThan(2);
    expect(inBackticks(installed)).toEqual(expect.arrayContaining(needed));
  });
});
