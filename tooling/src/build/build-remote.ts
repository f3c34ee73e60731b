import type { RemoteDeclaration } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Workspace } from '../workspaces';
import { hashOfFolder, precompress } from './files';
import { remoteBrowserConfig } from './remote-browser';
import { remoteManifest } from './remote-manifest';
import { remoteServerConfig, withServerEntry } from './remote-server';
import { runWebpack } from './run-webpack';

/** A finished build: its immutable folder is `<registry>/remotes/<name>/<version>`. */
export interface BuiltRemote {
  readonly name: string;
  readonly version: string;
  readonly dir: string;
}

/** Reads the remote's declaration as it is now on disk. */
export async function readDeclaration(dir: string): Promise<RemoteDeclaration> {
  const url = pathToFileURL(join(dir, 'remote.ts'));
  url.searchParams.set('at', String(Date.now()));
  const loaded = (await import(url.href)) as { default: RemoteDeclaration };
  return loaded.default;
}

/** Builds a remote for browser and server into one versioned folder. The version is the package's plus a hash of the content. */
export async function buildRemote(workspace: Workspace, registry: string, development = false): Promise<BuiltRemote> {
  const { dir } = workspace;
  const declaration = await readDeclaration(dir);
  const staging = join(registry, 'staging', `${declaration.name}-${process.pid}-${Date.now()}`);
  await mkdir(staging, { recursive: true });
  try {
    const build = { dir, declaration, development };
    await runWebpack(remoteBrowserConfig({ ...build, outDir: join(staging, 'browser') }));
    // Statistics of the build, which nobody asks for at run time.
    await rm(join(staging, 'browser', 'mf-stats.json'), { force: true });
    const server = { ...build, outDir: join(staging, 'server') };
    await withServerEntry(server, (entry) => runWebpack(remoteServerConfig(server, entry)));
    await copyTranslations(dir, join(staging, 'i18n'));
    const version = `${workspace.version}-${await hashOfFolder(staging, (file) => file.endsWith('.map'))}`;
    await writeFile(join(staging, 'remote.json'), JSON.stringify(await remoteManifest(staging, declaration, version), null, 2));
    if (!development) await precompress(staging);
    const target = join(registry, 'remotes', declaration.name, version);
    await rm(target, { recursive: true, force: true });
    await mkdir(join(target, '..'), { recursive: true });
    await rename(staging, target);
    return { name: declaration.name, version, dir: target };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function copyTranslations(dir: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const language of ['de', 'en', 'cs']) {
    const content = await readFile(join(dir, 'translations', `${language}.json`));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    await cp(join(dir, 'translations', `${language}.json`), join(out, `${language}.${hash}.json`));
  }
}
