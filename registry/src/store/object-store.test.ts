import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '../testing/s3-server';
import { FolderStore } from './folder-store';
import { StoreConflict, type ObjectStore } from './object-store';
import { openStore } from './open-store';
import { S3Store } from './s3-store';

const text = (body: Uint8Array | undefined) => body && Buffer.from(body).toString('utf8');

async function openFolder() {
  const root = await mkdtemp(join(tmpdir(), 'vestibule-store-'));
  return { store: new FolderStore(root), stop: () => rm(root, { recursive: true, force: true }) };
}
const openUnquoted = () => openS3({ unquoted: true });
async function openS3(options: Parameters<typeof startS3>[0] = {}) {
  const { bucket, client, stop } = await startS3(options);
  const store = new S3Store({ bucket, prefix: 'vestibule/', client });
  return {
    store,
    stop: async () => {
      store.close();
      await stop();
    },
  };
}

// One suite for both, so that neither adapter drifts from the other.
describe.each([
  ['a folder', openFolder],
  ['an S3 bucket', () => openS3()],
  ['an S3 bucket that compares etags without quotes', openUnquoted],
])('%s', (_, open) => {
  let store: ObjectStore;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ store, stop } = await open());
  });
  afterAll(() => stop());

  test('reads written bytes, and nothing where nothing was', async () => {
    await store.put('a/one.txt', Buffer.from('eins'));
    expect(text((await store.get('a/one.txt'))?.body)).toBe('eins');
    expect(await store.get('a/two.txt')).toBeUndefined();
  });

  test('lists by prefix, and without deleted keys', async () => {
    for (const key of ['b/2.txt', 'b/1.txt', 'b/c/3.txt', 'bb/4.txt']) await store.put(key, Buffer.from(key));
    expect(await store.list('b/')).toEqual(['b/1.txt', 'b/2.txt', 'b/c/3.txt']);
    await store.delete(['b/1.txt', 'b/absent.txt']);
    expect(await store.list('b/')).toEqual(['b/2.txt', 'b/c/3.txt']);
    expect(await store.list('nowhere/')).toEqual([]);
  });

  test('lists objects by the time of their last write', async () => {
    await store.put('d/1.txt', Buffer.from('1'));
    expect(await store.listOlder('d/', new Date(Date.now() + 60_000))).toEqual(['d/1.txt']);
    expect(await store.listOlder('d/', new Date(Date.now() - 60_000))).toEqual([]);
  });

  test('a conditional write needs the object as it was read', async () => {
    await store.put('pointer', Buffer.from('1'), { ifEtag: null });
    await expect(store.put('pointer', Buffer.from('2'), { ifEtag: null })).rejects.toThrow(StoreConflict);
    const { etag } = (await store.get('pointer'))!;
    await store.put('pointer', Buffer.from('2'), { ifEtag: etag });
    await expect(store.put('pointer', Buffer.from('3'), { ifEtag: etag })).rejects.toThrow(
      'pointer was changed by another process',
    );
    expect(text((await store.get('pointer'))?.body)).toBe('2');
  });

  test('of many conditional writes at the same moment exactly one wins', async () => {
    await store.put('race', Buffer.from('start'));
    const { etag } = (await store.get('race'))!;
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_unused, index) =>
        store.put('race', Buffer.from(`writer ${index}`), { ifEtag: etag }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('object store', () => {
  test('a folder refuses keys that lead out of it', async () => {
    const { store, stop } = await openFolder();
    await expect(store.put('../elsewhere', Buffer.from(''))).rejects.toThrow('leads out of the registry');
    await stop();
  });

  test('an address is a folder or a bucket', async () => {
    expect(await openStore('/tmp/registry')).toBeInstanceOf(FolderStore);
    expect(await openStore('s3://bucket/prefix')).toBeInstanceOf(S3Store);
    await expect(openStore('https://example.org')).rejects.toThrow('must be a folder or s3://bucket/prefix');
  });

  test('an error of a bucket names its address', async () => {
    const answers = createServer((_, response) =>
      response.writeHead(403, { 'content-type': 'text/html' }).end('<html>no</html>'),
    );
    await new Promise<void>((resolve) => answers.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(answers.address() as AddressInfo).port}`;
    const client = {
      endpoint,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      maxAttempts: 1,
    };
    const open = () => new S3Store({ bucket: 'builds', prefix: 'museum/', client });
    const [store, later] = [open(), open()];
    await expect(store.get('channels/stable.json')).rejects.toThrow(`s3://builds/museum/ at ${endpoint} answered 403`);
    answers.closeAllConnections();
    await new Promise((resolve) => answers.close(resolve));
    await expect(later.list('')).rejects.toThrow(
      `s3://builds/museum/ at ${endpoint} cannot be reached: connect ECONNREFUSED`,
    );
    for (const each of [store, later]) each.close();
  });
});
