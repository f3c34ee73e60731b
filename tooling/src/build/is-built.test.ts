import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMark, isBuilt, noteBuilt } from './is-built';

let dir: string;
let left: { note: string; outputs: string[] };
describe('is built', () => {
  beforeEach(async () => {
    delete process.env['REGISTRY_URL'];
    dir = await mkdtemp(join(tmpdir(), 'vestibule-built-'));
    left = { note: join(dir, 'stamps', 'all'), outputs: [join(dir, 'main.cjs')] };
    await writeFile(join(dir, 'main.cjs'), '');
  });
  afterEach(() => rm(dir, { recursive: true }));

  test('nothing is built before it was noted, and everything while nothing has changed', async () => {
    expect(await isBuilt(left)).toBe(false);
    await noteBuilt(await buildMark(), left);
    expect(await isBuilt(left)).toBe(true);
  });

  test('other sources are to be built', async () => {
    await noteBuilt('of other sources', left);
    expect(await isBuilt(left)).toBe(false);
  });

  test('a deleted output is to be built again', async () => {
    await noteBuilt(await buildMark(), left);
    await rm(join(dir, 'main.cjs'));
    expect(await isBuilt(left)).toBe(false);
  });

  test('another registry may lack the builds', async () => {
    await noteBuilt(await buildMark(), left);
    process.env['REGISTRY_URL'] = 's3://builds';
    expect(await isBuilt(left)).toBe(false);
    delete process.env['REGISTRY_URL'];
  });
});
