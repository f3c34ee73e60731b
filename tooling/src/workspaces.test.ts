import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './workspaces';

let home: string;
describe('workspaces', () => {
  beforeEach(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'vestibule-root-')));
  });
  afterEach(() => rm(home, { recursive: true }));

  /** The root as a copy of the module in this folder finds it. */
  async function rootFrom(folder: string): Promise<string> {
    await mkdir(folder, { recursive: true });
    await cp(join(ROOT, 'tooling', 'src', 'workspaces.ts'), join(folder, 'workspaces.mts'));
    const code = `import(${JSON.stringify(join(folder, 'workspaces.mts'))}).then(({ ROOT }) => console.log(ROOT))`;
    return (await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', code], { cwd: ROOT })).stdout.trim();
  }

  describe('the root', () => {
    it('is the checkout that the module lies in, source or bundle', async () => {
      await writeFile(join(home, 'package.json'), '{"name":"vestibule","workspaces":[]}');
      expect(await rootFrom(join(home, 'tooling', 'dist', 'start'))).toBe(home);
      expect(await rootFrom(join(home, 'tooling', 'src'))).toBe(home);
    });

    it('is the folder of the package in the repository of a remote, be it a workspace or not', async () => {
      await writeFile(join(home, 'package.json'), '{"name":"museum-rooms","workspaces":["rooms"]}');
      const packages = join(home, 'node_modules', '@vestibule');
      expect(await rootFrom(join(packages, 'tooling', 'src'))).toBe(packages);
    });
  });
});
