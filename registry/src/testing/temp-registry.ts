import type { RemoteManifest } from '@vestibule/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../channel/stable';
import { Registry } from '../registry';
import { FolderStore } from '../store/folder-store';
import { uploadVersion } from '../upload';
import { writeBuild } from './build';

/** A registry in a folder of its own, with `content` and `programme` live at 1.0.0. */
export async function tempRegistry() {
  const root = await mkdtemp(join(tmpdir(), 'vestibule-registry-'));
  const registry = new Registry(new FolderStore(join(root, 'registry')));
  const add = async (
    name: string,
    version: string,
    changes: Partial<RemoteManifest> = {},
    at = '2026-03-01T09:00:00.000Z',
  ) => {
    const dir = join(root, 'builds', name, version);
    await writeBuild(dir, name, version, changes);
    return uploadVersion(registry, dir, { by: 'anna', at });
  };
  await add('content', '1.0.0');
  await add('programme', '1.0.0');
  await registry.changeStable((now) =>
    start(
      now,
      {
        contracts: '1.4.0',
        shell: '0.1.0-s',
        remotes: [
          { name: 'content', version: '1.0.0' },
          { name: 'programme', version: '1.0.0' },
        ],
      },
      { by: 'anna', at: '2026-03-01T09:00:00.000Z' },
    ),
  );
  return { root, registry, add, remove: () => rm(root, { recursive: true, force: true }) };
}
