import { Registry } from '@vestibule/registry/registry';
import { FolderStore } from '@vestibule/registry/store/folder-store';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote';
import { publishRemote } from './publish-remote';

jest.mock('../build/build-remote');
jest.mock('../build/read-declaration', () => ({ readDeclaration: async () => ({ name: 'hub' }) }));
jest.mock('./check-types', () => ({ checkTypes: async () => [] }));

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vestibule-publish-twice-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a remote that is published twice at once from one folder is built in two, and nothing of them is left', async () => {
  const folders: string[] = [];
  jest.mocked(buildRemote).mockImplementation(async (_, folder) => {
    folders.push(folder);
    throw new Error('no build here');
  });
  const source = { folder: 'hub', dir, name: 'hub', version: '1.0.0', role: 'remote' } as const;
  const registry = new Registry(new FolderStore(join(dir, 'registry')));
  const options = {
    registry,
    by: 'anna',
    channel: 'stable',
    percent: 5,
    dropRoutes: [],
    takePages: [],
    report: () => undefined,
  } as const;
  const both = await Promise.allSettled([publishRemote(source, options), publishRemote(source, options)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(new Set(folders).size).toBe(2);
  expect(await readdir(join(dir, 'dist'))).toEqual([]);
});
