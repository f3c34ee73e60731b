import { writeBuild } from '@vestibule/registry/testing/build';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { HouseBuilds } from '../publish/check-house';
import { releaseBuilds } from './release-builds';

const parts = { contracts: '1.4.0', shell: 'made-up', remotes: [] };
const said: string[] = [];
const release = () => releaseBuilds(parts, 's3://builds/museum', { warn: (text) => void said.push(text) });
let bucket: Server;
let status: number;
describe('release builds', () => {
  beforeEach(async () => {
    said.length = 0;
    bucket = createServer((_, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      AWS_MAX_ATTEMPTS: '1',
      S3_FORCE_PATH_STYLE: 'true',
    });
  });
  afterEach(async () => {
    bucket.closeAllConnections();
    await new Promise((resolve) => bucket.close(resolve));
  });

  test('a site starts with its own copies while its bucket is away', async () => {
    status = 503;
    await release();
    expect(said).toEqual([expect.stringMatching(/^ {2}nothing was published: s3:\/\/builds\/museum\/ answered 503/)]);
    await new Promise((resolve) => bucket.close(resolve));
    await release();
    expect(said[1]).toMatch(/cannot be reached: connect ECONNREFUSED/);
  });

  test('a bucket that refuses is a mistake, and so is a build that is missing', async () => {
    status = 403;
    await expect(release()).rejects.toThrow('answered 403');
    status = 404;
    await expect(release()).rejects.toThrow('ENOENT');
    expect(said).toEqual([]);
  });

  test('newly built parts are checked before they are released, once', async () => {
    const home = await mkdtemp(join(tmpdir(), 'vestibule-release-'));
    const folders = { registry: join(home, 'registry'), shells: join(home, 'shells'), stamps: join(home, 'stamps') };
    const checked: string[][] = [];
    const check = async ({ fresh }: HouseBuilds) => void checked.push(fresh.map((dir) => basename(join(dir, '..'))));
    const release = async (...versions: readonly (readonly [name: string, version: string])[]) => {
      for (const [name, version] of versions)
        await writeBuild(join(folders.registry, 'remotes', name, version), name, version);
      const remotes = versions.map(([name, version]) => ({ name, version }));
      await releaseBuilds({ ...parts, remotes }, folders.registry, { folders, check });
    };
    try {
      await mkdir(join(folders.shells, parts.shell), { recursive: true });
      await writeFile(join(folders.shells, parts.shell, 'shell.json'), '{}');
      await release(['content', '1.0.0'], ['hub', '1.0.0']);
      await release(['content', '1.0.0'], ['hub', '1.0.0']);
      await release(['content', '1.0.0'], ['hub', '1.1.0']);
      expect(checked).toEqual([['content', 'hub'], ['hub']]);
    } finally {
      await rm(home, { recursive: true });
    }
  });
});
