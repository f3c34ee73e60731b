import * as fs from 'node:fs/promises';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from './channel/stable';
import { Registry } from './registry';
import { Releases } from './releases';
import { FolderStore } from './store/folder-store';
import { writeBuild } from './testing/build';
import { uploadVersion } from './upload';

/** A folder on a disk of a few MB that may be filled, such as a tmpfs; without it writes fail as on one of 4 MB. */
const SMALL_DISK = process.env['SMALL_DISK'];
const SIZE = 4 * 1024 * 1024;

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof fs>('node:fs/promises');
  if (process.env['SMALL_DISK'] !== undefined) return actual;
  const writeFile = async (
    file: string,
    body: Uint8Array | string,
    options?: Parameters<typeof actual.writeFile>[2],
  ) => {
    const disk = /^.*vestibule-full-disk-[^/]+/.exec(file)?.[0];
    const left = disk === undefined ? Infinity : 4 * 1024 * 1024 - (await sizeOf(disk));
    await actual.writeFile(file, body.length <= left ? body : body.slice(0, left), options);
    if (body.length > left)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  const sizeOf = async (folder: string) => {
    const entries = await actual.readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(files.map(async (entry) => actual.stat(join(entry.parentPath, entry.name))));
    return sizes.reduce((sum, { size }) => sum + size, 0);
  };
  return { ...actual, writeFile };
});

let disk: string;
let builds: string;
let registry: Registry;
describe('full disk', () => {
  beforeEach(async () => {
    disk = await mkdtemp(join(SMALL_DISK ?? tmpdir(), 'vestibule-full-disk-'));
    builds = await mkdtemp(join(tmpdir(), 'vestibule-builds-'));
    registry = new Registry(new FolderStore(disk));
    const remotes = [{ name: 'programme', version: '1.0.0' }];
    await upload('1.0.0');
    await registry.changeStable((now) =>
      start(now, { contracts: '1.4.0', shell: '0.1.0-s', remotes }, { by: 'anna', at: '2026-03-01T09:00:00.000Z' }),
    );
    await upload('1.1.0');
    await releases().publish({ name: 'programme', version: '1.1.0' });
  });
  afterEach(() => Promise.all([disk, builds].map((folder) => rm(folder, { recursive: true, force: true }))));

  const releases = () => new Releases(registry, 'ben');
  const live = async () => (await registry.stable())?.composition.remotes[0]?.version;

  async function upload(version: string, size = 0): Promise<void> {
    const dir = join(builds, version);
    await writeBuild(dir, 'programme', version);
    if (size > 0) await fs.writeFile(join(dir, 'browser', 'large.bin'), Buffer.alloc(size, 1));
    await uploadVersion(registry, dir, { by: 'anna', at: '2026-03-02T09:00:00.000Z' });
  }

  /** Leaves no byte free. */
  async function fill(): Promise<void> {
    for (const bytes of [1024 * 1024, 64 * 1024, 4096, 64, 1])
      for (let at = 0; at < 64; at += 1) {
        const file = join(disk, `filler-${bytes}-${at}`);
        const isWritten = await fs.writeFile(file, Buffer.alloc(bytes, 1)).then(
          () => true,
          () => false,
        );
        if (!isWritten) break;
      }
  }

  it('refuses a build that does not fit, names the file, changes nothing and leaves nothing of it', async () => {
    const failed = await upload('1.2.0', 2 * SIZE).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 'full' });
    expect(String(failed)).toContain(join(disk, 'remotes', 'programme', '1.2.0'));
    expect(String(failed)).toContain('Nothing has changed');
    expect(await registry.store.list('remotes/programme/1.2.0/')).toEqual([]);
    expect((await readdir(disk, { recursive: true })).filter((file) => /1\.2\.0|draft|lock/.test(file))).toEqual([]);
    expect(await live()).toBe('1.1.0');
  });

  it('rolls back although no byte is free, and keeps room for the next time once there is some', async () => {
    await fill();
    await expect(fs.writeFile(join(disk, 'one-more'), 'x'.repeat(5000))).rejects.toThrow('ENOSPC');
    await releases().rollback();
    expect(await live()).toBe('1.0.0');
    await releases().publish({ name: 'programme', version: '1.1.0' });
    expect(await live()).toBe('1.1.0');
    for (const file of await readdir(disk)) if (/^filler|^one-more/.test(file)) await rm(join(disk, file));
    await releases().rollback();
    expect(await readdir(disk)).toContain('.reserve');
    expect(await registry.store.list('')).not.toContain('.reserve');
  });
});
