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

/** A copy of the backend's sources, as installed packages do not matter to its layers. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vestibule-layers-'));
  cpSync(join(ROOT, 'backend/src'), join(copy, 'backend/src'), { recursive: true });
});
beforeEach(() => {
  for (const config of [FILES, FOLDERS]) cpSync(join(ROOT, config), join(copy, config));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Violations as `rule: file or folder`, sorted, each once. */
async function violations(config: string): Promise<readonly string[]> {
  const cruise = join(ROOT, 'node_modules/.bin/depcruise');
  const options = ['--config', config, '--output-type', 'json', 'backend/src'];
  // It ends with the number of violations.
  const { stdout } = await run(cruise, options, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { readonly stdout: string }) => error,
  );
  const { summary } = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } };
  return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
}

const write = (file: string, imported: string) =>
  writeFileSync(join(copy, 'backend/src', file), `import '${imported}';\n`);
const remove = (file: string) => rmSync(join(copy, 'backend/src', file));

/** The patterns of the list of exceptions, which the copy's configuration loses. */
function takeExceptions(): readonly string[] {
  const text = readFileSync(join(ROOT, FILES), 'utf8');
  writeFileSync(join(copy, FILES), text.replace(EXCEPTIONS, 'const EXCEPTIONS = [];'));
  return [...(EXCEPTIONS.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
}

describe('layers of the backend', () => {
  it('reports an import of a higher layer, past the index of a feature, and of what only tests use', async () => {
    const made = {
      'platform/made-up.ts': ['backend-platform', '../features/site/index'],
      'engines/mail/made-up.ts': ['backend-engines', '../../features/shop/index'],
      'features/links/above.ts': ['backend-features', '../../app/config'],
      'features/links/past-index.ts': ['backend-feature-index', '../site/house/settings'],
      'features/links/of-tests.ts': ['backend-no-tests', '../../testing/fixtures'],
    } as const;
    for (const [file, [, imported]] of Object.entries(made)) write(file, imported);
    const found = await violations(FILES);
    for (const file of Object.keys(made)) remove(file);
    expect(found).toEqual(
      Object.entries(made)
        .map(([file, [rule]]) => `${rule}: backend/src/${file}`)
        .sort(),
    );
  });

  it('reports folders that import each other', async () => {
    write('platform/db/made-up.ts', '../audit/note');
    const found = await violations(FOLDERS);
    remove('platform/db/made-up.ts');
    // Both import each other by way of others too, which are reported with them.
    expect(found).toEqual(
      expect.arrayContaining([
        'no-folder-circles: backend/src/platform/audit',
        'no-folder-circles: backend/src/platform/db',
      ]),
    );
  });

  it('has no exception for a file that keeps to the layers', async () => {
    const patterns = takeExceptions().map((pattern) => new RegExp(pattern));
    const found = (await violations(FILES)).map((one) => one.split(': ')[1] ?? '');
    expect(found.length).toBeGreaterThanOrEqual(patterns.length);
    expect(patterns.filter((pattern) => !found.some((file) => pattern.test(file)))).toEqual([]);
  });
});
