import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';
import { generate } from './generate';

// A made-up kind of module, a made-up kind of record and a made-up language in a copy of the sources: a definition
// each, a component for the module, and texts in the language. Tests in that copy check the generated parts
// (made-up/*).

const MADE_UP = join(ROOT, 'tooling/src/generate/made-up');
const COPIED = [
  'shared-contracts',
  'shared-ui',
  'testkit',
  'registry',
  'tooling',
  'backend',
  'mfe-content',
  'mfe-editor',
];
const run = promisify(execFile);
let copy: string;
describe('made up kinds', () => {
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'vestibule-kinds-'));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const isSource = (path: string) => !['node_modules', 'dist', 'demo'].includes(basename(path));

  /** The packages' sources, with all that is installed, but their own packages from the copy. */
  function copySources(): void {
    for (const name of COPIED) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
      linkAll(join(ROOT, name, 'node_modules'), join(copy, name, 'node_modules'));
    }
    for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(copy, file));
    linkAll(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  }

  /** Links of the same names; those that lead to a package of the sources lead to that of the copy. */
  function linkAll(from: string, to: string): void {
    if (!existsSync(from)) return;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@vestibule') linkAll(join(from, name), join(to, name));
      else symlinkSync(ownTarget(join(from, name)), join(to, name));
    }
  }

  function ownTarget(path: string): string {
    if (!lstatSync(path).isSymbolicLink()) return path;
    const target = join(dirname(path), readlinkSync(path));
    return COPIED.includes(relative(ROOT, target)) ? join(copy, relative(ROOT, target)) : path;
  }

  function addMadeUp(folder = ''): void {
    for (const entry of readdirSync(join(MADE_UP, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) addMadeUp(path);
      else {
        mkdirSync(join(copy, folder), { recursive: true });
        cpSync(join(MADE_UP, path), join(copy, path.replace(/\.txt$/, '')));
      }
    }
  }

  /** Polish: its definition comes with the other made-up files, its texts are the German ones but for one. */
  function addTexts(): void {
    for (const folder of ['backend/translations', 'shared-contracts/src/consent/texts']) {
      const texts = JSON.parse(readFileSync(join(copy, folder, 'de.json'), 'utf8')) as { letter?: object };
      if (texts.letter) texts.letter = { ...texts.letter, regards: 'Z poważaniem' };
      writeFileSync(join(copy, folder, 'pl.json'), JSON.stringify(texts));
    }
  }

  const projects = ['backend', 'mfe-content', 'mfe-editor'];
  const tests = () =>
    run(
      process.execPath,
      [
        join(ROOT, 'node_modules/jest/bin/jest.js'),
        '--projects',
        ...projects,
        '--testTimeout=60000',
        '--testPathPatterns=made-up.test',
      ],
      { cwd: copy, env: { ...process.env, JEST_WORKER_ID: undefined, NODE_ENV: undefined } },
    );

  test('a kind or a language is its definition, and a component or texts where visitors see it', async () => {
    copySources();
    addMadeUp();
    addTexts();
    expect(await generate(copy)).toEqual([
      'shared-contracts/src/language-ids.ts',
      'shared-contracts/src/date-formats.ts',
      'shared-contracts/src/seats/seat-names.ts',
      'shared-contracts/src/consent/text-loaders.ts',
      'mfe-editor/src/rich-text/editor-translations.ts',
      'backend/src/platform/texts/translations.ts',
      'backend/src/engines/search/stemmers.ts',
      'shared-contracts/src/modules/index.ts',
      'mfe-content/src/modules/views.ts',
      'shared-contracts/src/records/index.ts',
    ]);
    const { stderr } = await tests();
    expect(stderr).toMatch(/Tests:\s+11 passed, 11 total/);
  });
});
