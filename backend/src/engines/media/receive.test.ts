import { readdirSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { removeFolders, temporaryFolder } from '../../features/packs/testing/pack';
import { receive } from './receive';

describe('receive', () => {
  afterEach(removeFolders);
  const upload = (chunks: Iterable<Buffer>, most = 1000) => ({ stream: Readable.from(chunks), most });

  test('a file is handed over whole, and is gone afterwards unless it was moved', async () => {
    const folder = await temporaryFolder();
    const seen = await receive(upload([Buffer.from('ab'), Buffer.from('c')]), folder, (one) => Promise.resolve(one));
    expect(seen).toMatchObject({
      bytes: 3,
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
    expect(await readdir(folder)).toEqual([]);
    await receive(upload([Buffer.from('abc')]), folder, ({ path }) => rename(path, join(folder, 'kept')));
    expect(await readdir(folder)).toEqual(['kept']);
  });

  test('one that breaks off leaves nothing behind', async () => {
    const folder = await temporaryFolder();
    const broken = upload(
      (function* () {
        yield Buffer.from('ab');
        throw new Error('the line is cut');
      })(),
    );
    await expect(receive(broken, folder, () => Promise.reject(new Error('not to be called')))).rejects.toThrow('cut');
    expect(await readdir(folder)).toEqual([]);
  });

  test('reading ends where there is too much', async () => {
    const folder = await temporaryFolder();
    let given = 0;
    const endless = (function* () {
      for (;;) {
        given += 1;
        yield Buffer.alloc(100);
      }
    })();
    const received = receive(upload(endless), folder, () => Promise.reject(new Error('not to be called')));
    await expect(received).rejects.toMatchObject({ code: 'too_large', status: 413 });
    expect(given).toBeLessThan(1000);
    expect(await readdir(folder)).toEqual([]);
  });

  test('the file is there before anything is read, so that none appears after its removal', async () => {
    const folder = await temporaryFolder();
    const there: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const first = (function* () {
        there.push(readdirSync(folder).length);
        yield Buffer.from('a');
      })();
      await receive(upload(first), folder, () => Promise.resolve());
    }
    expect(new Set(there)).toEqual(new Set([1]));
  });
});
