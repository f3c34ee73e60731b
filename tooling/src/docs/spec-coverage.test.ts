import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspaces';

const PAGE = readFileSync(join(ROOT, 'docs', 'spec-coverage.md'), 'utf8');

const SHELL = 'shell/src';
/** A section's own folder. */
const SECTION_FOLDER = /^Paths are in `([^`]+)`/;
/** Names of specs without folder and ending: e2e `http`, `numbers`. */
const E2E_NAMES = /\be2e ((?:`[\w-]+`(?:, )?)+)/g;
const CODE = /`([^`]+)`/g;
const ENDING = /\.(tsx?|css|md)$/;

const codesIn = (text: string) => [...text.matchAll(CODE)].map(([, code = '']) => code);
/** Calls, addresses of the site and values are written as code too. */
const isPath = (code: string) => !/^[/.]|[\s{}=<>#*]/.test(code) && (code.includes('/') || ENDING.test(code));
const exists = (path: string) => existsSync(join(ROOT, path));

/**
 * Every file, folder and end-to-end spec that rows of the page name and that does not exist, as `line: name`. A path
 * begins at the root, in the section's folder or in shell/src, or is beside the path before it in its row.
 */
function missingFiles(page: string): readonly string[] {
  let section = SHELL;
  return page.split('\n').flatMap((line, at) => {
    if (line.startsWith('## ')) section = SHELL;
    section = SECTION_FOLDER.exec(line)?.[1] ?? section;
    if (!line.startsWith('|')) return [];
    const [, , where = '', shownBy = ''] = line.split(/(?<!\\)\|/);
    const names = [...shownBy.matchAll(E2E_NAMES)].flatMap(([, list = '']) => codesIn(list));
    const specs = names.map((name) => `e2e/tests/${name}.spec.ts`);
    let folder = section;
    const paths = codesIn(`${where} ${shownBy.replace(E2E_NAMES, '')}`).filter(isPath);
    const missing = paths.filter((path) => {
      const found = [path, join(section, path), join(SHELL, path), join(folder, path)].find(exists);
      if (found) folder = dirname(found);
      return !found;
    });
    return [...missing, ...specs.filter((spec) => !exists(spec))].map((name) => `${at + 1}: ${name}`);
  });
}

test('every file and test that docs/spec-coverage.md names exists', () => {
  expect(missingFiles(PAGE)).toEqual([]);
});

test.each([
  ['file', '`layout/burger-menu.tsx`', '`layout/made-up.tsx`'],
  [
    'file of another package',
    '`backend/src/features/content/pages/pages.test.ts`',
    '`backend/src/features/content/pages/made-up.test.ts`',
  ],
  ['file beside the one before', '`layout/burger-menu.tsx`, `frame.ts`', '`layout/burger-menu.tsx`, `made-up.ts`'],
  ['folder', '`layout/search-box`', '`layout/made-up`'],
  ['spec', 'e2e `http`', 'e2e `made-up`'],
  ['second spec', 'e2e `http`, `numbers`', 'e2e `http`, `made-up`'],
])('control: a made-up %s is noticed', (_kind, real, madeUp) => {
  const row = (named: string) => `| statement | \`de\`, \`/sw.js\`, \`GET /api/forms/\` | ${named} |\n`;
  expect(missingFiles(row(real))).toEqual([]);
  expect(missingFiles(row(madeUp))).toEqual([expect.stringMatching(/^1: .*made-up/)]);
});

test('control: files of the page itself, renamed, are noticed', () => {
  expect(missingFiles(PAGE.replaceAll('.ts', '-gone.ts')).length).toBeGreaterThan(100);
});

test('a section’s own folder holds for its rows alone', () => {
  const row = '| statement | `events/query.ts` | |\n';
  expect(missingFiles(`Paths are in \`mfe-programme/src\`.\n${row}`)).toEqual([]);
  expect(missingFiles(`Paths are in \`mfe-programme/src\`.\n## Next\n${row}`)).toEqual(['3: events/query.ts']);
});
