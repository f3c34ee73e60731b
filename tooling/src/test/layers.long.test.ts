import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

const FILES = '.dependency-cruiser.mjs';
const FOLDERS = '.dependency-cruiser-folders.mjs';
const run = promisify(execFile);
let copy: string;

describe('layers', () => {
  /** A copy of three packages' sources, as installed packages do not matter to their folders. */
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'vestibule-layers-'));
    for (const folder of ['backend/src', 'gateway/src', 'mfe-editor/src'])
      cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
    for (const config of [FILES, FOLDERS]) cpSync(join(ROOT, config), join(copy, config));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  /** Violations as `rule: file or folder`, sorted, each once. */
  async function violations(config: string, ...folders: readonly string[]): Promise<readonly string[]> {
    const cruise = join(ROOT, 'node_modules/.bin/depcruise');
    const options = ['--config', config, '--output-type', 'json', ...folders];
    // It ends with the number of violations.
    const { stdout } = await run(cruise, options, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }).catch(
      (error: { readonly stdout: string }) => error,
    );
    const { summary } = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } };
    return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
  }

  const write = (file: string, imported: string) => writeFileSync(join(copy, file), `import '${imported}';\n`);
  const remove = (file: string) => rmSync(join(copy, file));

  /** Imports that break each rule about files: file → the rule, and the import. */
  const AGAINST_LAYERS = {
    'backend/src/platform/made-up.ts': ['backend-platform', '../features/site/index'],
    'backend/src/engines/mail/made-up.ts': ['backend-engines', '../../features/shop/index'],
    'backend/src/features/links/above.ts': ['backend-features', '../../app/config'],
    'backend/src/features/links/past-index.ts': ['backend-feature-index', '../site/house/settings'],
    'backend/src/features/links/of-tests.ts': ['backend-no-tests', '../../testing/fixtures'],
    'mfe-editor/src/editing/session/made-up.ts': ['editor-editing', '../../hub/frame/hub-paths'],
    'mfe-editor/src/hub/frame/made-up.ts': ['editor-hub', '../../editing/session/tree'],
    'mfe-editor/src/shared/made-up.ts': ['editor-shared', '../editing/session/tree'],
  } as const;

  /** Folders of a package, and a file of the higher one that the lower one imports. */
  const AGAINST_ORDER = [
    ['backend/src', 'platform/db', 'platform/audit', 'note'],
    ['gateway/src', 'http', 'page', 'pages'],
    ['mfe-editor/src', 'shared', 'forms', 'list-items'],
  ] as const;

  // All at once, as each run reads all sources; that there are no violations without them is a step of `npm test`.
  describe('layers of packages', () => {
    it('reports each import against a rule about files, and nothing else', async () => {
      for (const [file, [, imported]] of Object.entries(AGAINST_LAYERS)) write(file, imported);
      const found = await violations(FILES, 'backend/src', 'mfe-editor/src');
      for (const file of Object.keys(AGAINST_LAYERS)) remove(file);
      expect(found).toEqual(
        Object.entries(AGAINST_LAYERS)
          .map(([file, [rule]]) => `${rule}: ${file}`)
          .sort(),
      );
    });

    it('reports folders of each package that import each other', async () => {
      const made = AGAINST_ORDER.map(([folder, lower]) => `${folder}/${lower}/made-up.ts`);
      for (const [folder, lower, higher, file] of AGAINST_ORDER)
        write(`${folder}/${lower}/made-up.ts`, `${'../'.repeat(lower.split('/').length)}${higher}/${file}`);
      const found = await violations(FOLDERS, ...AGAINST_ORDER.map(([folder]) => folder));
      made.forEach(remove);
      // Others that import each other by way of these are reported with them.
      expect(found).toEqual(
        expect.arrayContaining(
          AGAINST_ORDER.flatMap(([folder, ...pair]) =>
            pair.slice(0, 2).map((one) => `no-folder-circles: ${folder}/${one}`),
          ),
        ),
      );
    });
  });
});
