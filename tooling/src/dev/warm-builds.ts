import type { Configuration, Stats } from 'webpack';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Builds } from '../release/build-all';
import type { BuiltRemote } from '../build/build-remote';
import { assembleShell } from '../build/build-shell';
import type { BuildFolders } from '../build/paths';
import { warmCompiler, type WarmCompiler } from '../build/run-webpack';
import type { Workspace } from '../workspaces';
import { DevBuilder } from './dev-builder';

/**
 * Builds for a developer: readable, with maps, and only changed modules are built again. Parts that an earlier run has
 * built are not built just to be warm: the first change of a part takes as long as its first build.
 */
export class WarmBuilds implements Builds {
  readonly folders: BuildFolders;
  readonly #builders = new Map<string, DevBuilder>();
  readonly #compilers = new Map<string, WarmCompiler>();

  constructor(folders: BuildFolders) {
    this.folders = folders;
  }

  readonly shell = async (workspace: Workspace, out: string): Promise<string> => {
    const folder = join(out, `warm-${process.pid}`);
    const version = await assembleShell(folder, workspace, true, (config) => this.#run(config));
    await replace(join(out, version), folder);
    return version;
  };

  readonly remote = async (workspace: Workspace, registry: string): Promise<BuiltRemote> => {
    const builder =
      this.#builders.get(workspace.folder) ?? new DevBuilder(workspace, (hash) => `${workspace.version}-${hash}`);
    this.#builders.set(workspace.folder, builder);
    const { manifest, folder } = await builder.build();
    const { name, version } = manifest;
    const dir = join(registry, 'remotes', name, version);
    await replace(dir, folder);
    return { name, version, dir };
  };

  /** Work in progress is shown as it is. */
  readonly check = async (): Promise<void> => undefined;

  async close(): Promise<void> {
    await Promise.all([...this.#builders.values(), ...this.#compilers.values()].map((one) => one.close()));
    await rm(join(this.folders.shells, `warm-${process.pid}`), { recursive: true, force: true });
  }

  #run(config: Configuration): Promise<Stats> {
    const key = config.output?.path ?? '';
    const compiler = this.#compilers.get(key) ?? warmCompiler(config);
    this.#compilers.set(key, compiler);
    return compiler.run();
  }
}

async function replace(folder: string, by: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(by, folder, { recursive: true });
}
