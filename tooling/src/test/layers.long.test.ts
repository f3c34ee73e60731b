import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

jest.setTimeout(120_000);
const FILES = '.dependency-cruiser.mjs';
const FOLDERS = '.dependency-cruiser-folders.mjs';
const EXCEPTIONS = /const EXCEPTIONS = \[([^\]]*)\];/;
const run = promisify(execFile);
let copy: string;

/** A copy of three packages' sources, as installed packages do not matter to their folders. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vestibule-layers-'));
  for (const folder of ['backend/src', 'gateway/src', 'mfe-editor/src'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
});
beforeEach(() => {
  for (const config of [FILES, FOLDERS]) cpSync(join(ROOT, config), join(copy, config));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Violations as `rule: file or folder`, sorted, each once. */
async function violations(config: string, folder = 'backend/src'): Promise<readonly string[]> {
  const cruise = join(ROOT, 'node_modules/.bin/depcruise');
  const options = ['--config', config, '--output-type', 'json', folder];
  // It ends with the number of violations.
  const { stdout } = await run(cruise, options, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { readonly stdout: string }) => error,
  );
  const { summary } = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } };
  return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
}

const write = (file: string, imported: string) => writeFileSync(join(copy, file), `import '${imported}';\n`);
const remove = (file: string) => rmSync(join(copy, file));

/** The patterns of the list of exceptions, which the copy's configuration loses. */
function takeExceptions(): readonly string[] {
  const text = readFileSync(join(ROOT, FILES), 'utf8');
  writeFileSync(join(copy, FILES), text.replace(EXCEPTIONS, 'const EXCEPTIONS = [];'));
  return [...(EXCEPTIONS.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
}

describe('layers of packages', () => {
  it('reports an import of a higher layer, past the index of a feature, and of what only tests use', async () => {
    const made = {
      'backend/src/platform/made-up.ts': ['backend-platform', '../features/site/index'],
      'backend/src/engines/mail/made-up.ts': ['backend-engines', '../../features/shop/index'],
      'backend/src/features/links/above.ts': ['backend-features', '../../app/config'],
      'backend/src/features/links/past-index.ts': ['backend-feature-index', '../site/house/settings'],
      'backend/src/features/links/of-tests.ts': ['backend-no-tests', '../../testing/fixtures'],
    } as const;
    for (const [file, [, imported]] of Object.entries(made)) write(file, imported);
    const found = await violations(FILES);
    for (const file of Object.keys(made)) remove(file);
    expect(found).toEqual(
      Object.entries(made)
        .map(([file, [rule]]) => `${rule}: ${file}`)
        .sort(),
    );
  });

  it('reports an import between editing and hub, and of either by what both need', async () => {
    const made = {
      'mfe-editor/src/editing/session/made-up.ts': ['editor-editing', '../../hub/frame/hub-paths'],
      'mfe-editor/src/hub/frame/made-up.ts': ['editor-hub', '../../editing/session/tree'],
      'mfe-editor/src/shared/made-up.ts': ['editor-shared', '../editing/session/tree'],
    } as const;
    for (const [file, [, imported]] of Object.entries(made)) write(file, imported);
    const found = await violations(FILES, 'mfe-editor/src');
    for (const file of Object.keys(made)) remove(file);
    expect(found).toEqual(
      Object.entries(made)
        .map(([file, [rule]]) => `${rule}: ${file}`)
        .sort(),
    );
  });

  it.each([
    ['backend/src', 'platform/db', 'platform/audit', 'note'],
    ['gateway/src', 'http', 'page', 'pages'],
    ['mfe-editor/src', 'shared', 'forms', 'list-items'],
  ])('reports folders of %s that import each other', async (folder, lower, higher, file) => {
    const made = `${folder}/${lower}/made-up.ts`;
    write(made, `${'../'.repeat(lower.split('/').length)}${higher}/${file}`);
    const found = await violations(FOLDERS, folder);
    remove(made);
    // Others that import each other by way of these are reported with them.
    expect(found).toEqual(
      expect.arrayContaining([lower, higher].map((one) => `no-folder-circles: ${folder}/${one}`).sort()),
    );
    expect(await violations(FOLDERS, folder)).toEqual([]);
  });

  it('has no exception for a file that keeps to the layers', async () => {
    const patterns = takeExceptions().map((pattern) => new RegExp(pattern));
    const found = (await violations(FILES)).map((one) => one.split(': ')[1] ?? '');
    expect(found.length).toBeGreaterThanOrEqual(patterns.length);
    expect(patterns.filter((pattern) => !found.some((file) => pattern.test(file)))).toEqual([]);
  });
});
