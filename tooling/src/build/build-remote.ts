import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from '../workspaces';
import { assembleRemote } from './assemble-remote';
import { precompress } from './files';
import { readDeclaration } from './read-declaration';
import { remoteBrowserConfig } from './remote-browser';
import { remoteServerConfig } from './remote-server';
import { runWebpack } from './run-webpack';

/** A finished build: its immutable folder is `<registry>/remotes/<name>/<version>`. */
export interface BuiltRemote {
  readonly name: string;
  readonly version: string;
  readonly dir: string;
}

/**
 * Builds a remote for browser and server into one versioned folder. The version is the package's plus a hash of the
 * content.
 */
export async function buildRemote({ dir, version: packageVersion }: Workspace, registry: string): Promise<BuiltRemote> {
  const declaration = await readDeclaration(dir);
  const { name } = declaration;
  const staging = join(registry, 'staging', `${name}-${process.pid}-${Date.now()}`);
  await mkdir(staging, { recursive: true });
  try {
    const build = { dir, declaration, development: false };
    await runWebpack(remoteBrowserConfig({ ...build, outDir: join(staging, 'browser') }));
    await runWebpack(remoteServerConfig({ ...build, outDir: join(staging, 'server') }));
    const { version } = await assembleRemote(staging, {
      dir,
      declaration,
      versionOf: (hash) => `${packageVersion}-${hash}`,
    });
    await precompress(staging);
    const target = join(registry, 'remotes', name, version);
    await rm(target, { recursive: true, force: true });
    await mkdir(join(target, '..'), { recursive: true });
    await rename(staging, target);
    return { name, version, dir: target };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
