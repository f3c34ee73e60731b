import type { RemoteManifest } from '@vestibule/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../checks/check-files';

/** Writes a small build of a remote into `dir`, as the tooling would, and returns its manifest. */
export async function writeBuild(
  dir: string,
  name: string,
  version: string,
  changes: Partial<RemoteManifest> = {},
): Promise<RemoteManifest> {
  const file = async (path: string, content: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
    return { path, integrity: integrityOf(Buffer.from(content)) };
  };
  const page = await file('browser/page.js', `/* page of ${name} ${version} */`);
  const entry = await file('browser/remoteEntry.js', `/* ${name} ${version} */`);
  const manifest: RemoteManifest = {
    name,
    version,
    contracts: '^1.0.0',
    routes: [
      {
        id: `${name}/home`,
        path: { de: name, en: name, cs: name },
        page: './pages/home',
        layout: 'default',
        bodyClass: 'none',
        hydrate: 'idle',
      },
    ],
    slots: [],
    exposes: { './pages/home': { js: [page], css: [] } },
    entry,
    server: await file('server/server.cjs', 'exports.exposes = {};'),
    translations: { de: await file('i18n/de.json', '{}') },
    files: [entry, page],
    ...changes,
  };
  await writeFile(join(dir, 'remote.json'), JSON.stringify(manifest));
  return manifest;
}
