import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localCopy } from './local-copy';
import { Registry } from './registry';
import { S3Store } from './store/s3-store';
import { writeBuild } from './testing/build';
import { startS3, type S3TestServer } from './testing/s3-server';
import { uploadVersion } from './upload';

let s3: S3TestServer;
let home: string;
let registry: Registry;
describe('upload', () => {
  beforeAll(async () => {
    s3 = await startS3();
    home = await mkdtemp(join(tmpdir(), 'vestibule-upload-'));
    registry = new Registry(new S3Store({ bucket: s3.bucket, prefix: '', client: s3.client }));
  });
  afterAll(async () => {
    registry.store.close();
    await s3.stop();
    await rm(home, { recursive: true, force: true });
  });
  const published = { by: 'anna', at: '2026-03-01T09:00:00.000Z' };
  const upload = async (version: string) => {
    const dir = join(home, version);
    await writeBuild(dir, 'programme', version);
    await uploadVersion(registry, dir, published);
    return dir;
  };

  test('a version is uploaded once; the same again is no error, another under its name is', async () => {
    const dir = await upload('1.0.0');
    await uploadVersion(registry, dir, { by: 'ben', at: '2027-01-01T00:00:00.000Z' });
    expect(await registry.versions('programme')).toEqual([{ version: '1.0.0', ...published }]);
    await writeBuild(dir, 'programme', '1.0.0', { contracts: '^3.0.0' });
    await expect(uploadVersion(registry, dir, published)).rejects.toThrow(
      'programme 1.0.0 is there already, with another content',
    );
  });

  test('a copy from a bucket is whole, and made once for all who ask', async () => {
    await upload('1.1.0');
    const copy = localCopy(registry, join(home, 'cache'));
    const folders = await Promise.all([copy.folderOf('programme', '1.1.0'), copy.folderOf('programme', '1.1.0')]);
    expect(new Set(folders)).toEqual(new Set([join(home, 'cache/remotes/programme/1.1.0')]));
    expect(await readFile(join(folders[0], 'browser/page.js'), 'utf8')).toBe('/* page of programme 1.1.0 */');
    await expect(copy.folderOf('programme', '7.0.0')).rejects.toThrow('There is no version 7.0.0 of programme');
    await expect(copy.folderOf('programme', '../..')).rejects.toThrow('There is no version');
  });

  test('a file that was changed in the bucket is not copied', async () => {
    await upload('1.2.0');
    await registry.store.put('remotes/programme/1.2.0/server/server.cjs', Buffer.from('process.exit()'));
    const copy = localCopy(registry, join(home, 'other'));
    await expect(copy.folderOf('programme', '1.2.0')).rejects.toThrow(
      'server/server.cjs: the file does not match its hash in remote.json',
    );
  });

  test('a file that would be written outside the copy is not copied', async () => {
    await upload('1.3.0');
    await registry.store.put('remotes/programme/1.3.0/browser/x y.js', Buffer.from(''));
    await expect(localCopy(registry, join(home, 'third')).folderOf('programme', '1.3.0')).rejects.toThrow(
      'There is no version',
    );
  });

  test('a manifest that is no manifest names the field', async () => {
    const dir = join(home, 'bad');
    const manifest = await writeBuild(dir, 'programme', '1.4.0');
    await writeFile(
      join(dir, 'remote.json'),
      JSON.stringify({ ...manifest, entry: { path: 'browser/../../etc', integrity: manifest.entry.integrity } }),
    );
    await expect(uploadVersion(registry, dir, published)).rejects.toThrow('entry.path leads out of the build');
    await writeFile(join(dir, 'remote.json'), JSON.stringify(manifest).slice(0, 200));
    await expect(uploadVersion(registry, dir, published)).rejects.toThrow(`remote.json of ${dir}`);
  });

  test('copies of versions that the bucket has no more are deleted, others and those being made stay', async () => {
    await upload('1.4.0');
    await upload('1.5.0');
    const copy = localCopy(registry, join(home, 'fourth'));
    for (const version of ['1.4.0', '1.5.0']) await copy.folderOf('programme', version);
    await mkdir(join(home, 'fourth/remotes/programme/1.6.0.draft-x'));
    await registry.deleteVersion('programme', '1.4.0');
    expect(await copy.prune()).toEqual(['programme 1.4.0']);
    expect(await readdir(join(home, 'fourth/remotes/programme'))).toEqual(['1.5.0', '1.6.0.draft-x']);
  });
});
