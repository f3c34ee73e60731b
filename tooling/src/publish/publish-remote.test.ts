import { Registry } from '@vestibule/registry/registry';
import { FolderStore } from '@vestibule/registry/store/folder-store';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote';
import { checkTypes } from './check-types';
import { publishRemote, type PublishOptions } from './publish-remote';

jest.mock('../build/build-remote');
jest.mock('../build/read-declaration', () => ({
  readDeclaration: async () => ({ name: 'hub', contracts: mockContracts }),
}));
jest.mock('./check-types', () => ({ checkTypes: jest.fn(async () => []) }));

let mockContracts = '^2.0.0';

let dir: string;
describe('publish remote', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-publish-twice-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const sourceIn = (folder: string) =>
    ({ folder: 'hub', dir: folder, name: 'hub', version: '1.0.0', role: 'remote' }) as const;
  const optionsOf = (registry: Registry): PublishOptions => ({
    registry,
    by: 'anna',
    channel: 'stable',
    percent: 5,
    dropRoutes: [],
    takePages: [],
    takeRoutes: [],
    report: () => undefined,
  });

  test('a remote that is published twice at once from one folder is built in two, and nothing of them is left', async () => {
    const folders: string[] = [];
    jest.mocked(buildRemote).mockImplementation(async (_, folder) => {
      folders.push(folder);
      throw new Error('no build here');
    });
    const source = sourceIn(dir);
    const options = optionsOf(new Registry(new FolderStore(join(dir, 'registry'))));
    const both = await Promise.allSettled([publishRemote(source, options), publishRemote(source, options)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(new Set(folders).size).toBe(2);
    expect(await readdir(join(dir, 'dist'))).toEqual([]);
  });

  test('a remote for other contracts than the site runs is refused before it is built, and nothing changes', async () => {
    const build = jest.mocked(buildRemote).mockReset();
    const { registry, remove } = await tempRegistry();
    try {
      const before = await registry.stable();
      await expect(publishRemote(sourceIn(dir), optionsOf(registry))).rejects.toThrow(
        'Not published; nothing has changed.\ncontract · hub/remote.ts, contracts: the site runs contracts 1.4.0, the remote was written for ^2.0.0',
      );
      expect(build).not.toHaveBeenCalled();
      expect(await registry.stable()).toEqual(before);
    } finally {
      await remove();
    }
  });

  test('a remote whose page does not match the contract is refused before it is built, and nothing changes', async () => {
    const build = jest.mocked(buildRemote).mockReset();
    jest
      .mocked(checkTypes)
      .mockResolvedValueOnce([{ check: 'types', where: './pages/hub, src/hub.page.tsx:9', message: 'TS2322: no' }]);
    mockContracts = '^1.0.0';
    const { registry, remove } = await tempRegistry();
    try {
      const before = await registry.stable();
      await expect(publishRemote(sourceIn(dir), optionsOf(registry))).rejects.toThrow(
        'Not published; nothing has changed.\ntypes · ./pages/hub, src/hub.page.tsx:9: TS2322: no',
      );
      expect(build).not.toHaveBeenCalled();
      expect(await registry.stable()).toEqual(before);
    } finally {
      await remove();
    }
  });
});
