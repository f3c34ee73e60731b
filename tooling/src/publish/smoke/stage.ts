import type { RemoteManifest } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { slotPages } from './slot-page';

/** A registry's folder with the remote, and a composition of it. */
export interface Stage {
  readonly registryDir: string;
  readonly site: SiteComposition;
  /** Folder of the remote's files, as the worker sees it. */
  readonly remoteDir: string;
  remove: () => Promise<void>;
}

/** This remote alone, so that its slots stay empty where others would fill them, and all findings are its own. */
export async function setStage(dir: string, manifest: RemoteManifest): Promise<Stage> {
  const registryDir = await mkdtemp(join(tmpdir(), 'vestibule-smoke-'));
  const folder = ({ name, version }: RemoteManifest) => join(registryDir, 'remotes', name, version);
  const pages = slotPages();
  await mkdir(dirname(folder(manifest)), { recursive: true });
  await symlink(resolve(dir), folder(manifest));
  await mkdir(dirname(join(folder(pages.manifest), pages.file)), { recursive: true });
  await writeFile(join(folder(pages.manifest), pages.file), pages.code);
  // Access is not checked here: the examples' visitor is anonymous.
  const routes = manifest.routes.map(({ middleware: _, ...route }) => route);
  return {
    registryDir,
    site: { id: 'smoke', remotes: [{ ...manifest, routes }, pages.manifest] },
    remoteDir: folder(manifest),
    remove: () => rm(registryDir, { recursive: true, force: true }),
  };
}
