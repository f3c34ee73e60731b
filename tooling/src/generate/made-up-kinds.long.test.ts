import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';
import { generate } from './generate';

/**
 * A made-up kind of module and a made-up kind of record in a copy of the sources: a definition each, and a component
 * for the module. What follows from them is tried by tests in that copy (made-up/*).
 */
jest.setTimeout(240_000);
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

test('a kind is its definition, and a component where visitors see it', async () => {
  copySources();
  addMadeUp();
  expect(await generate(copy)).toEqual([
    'shared-contracts/src/modules/index.ts',
    'mfe-content/src/modules/views.ts',
    'shared-contracts/src/records/index.ts',
  ]);
  const { stderr } = await tests();
  expect(stderr).toMatch(/Tests:\s+8 passed, 8 total/);
});
