import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../generate/generate';
import { ROOT, workspaces, type Workspace } from '../workspaces';
import { buildNode } from '../build/build-node';
import { buildRemote, type BuiltRemote } from '../build/build-remote';
import { buildShell } from '../build/build-shell';
import { buildMark, noteBuilt } from '../build/is-built';
import { inputHash, upToDate, writeStamp } from '../build/inputs';
import { BACKEND_DIST, GATEWAY_DIST, REGISTRY, RELEASE, START_DIST, type BuildFolders } from '../build/paths';
import { releaseBuilds } from './release-builds';

export type Progress = (step: string) => void;

/** How the parts that a browser gets are built, and where to. */
export interface Builds {
  readonly folders: BuildFolders;
  /** Builds the shell into a folder below `out`, and returns that folder's name: its version. */
  readonly shell: (workspace: Workspace, out: string) => Promise<string>;
  readonly remote: (workspace: Workspace, registry: string) => Promise<BuiltRemote>;
  /** Checks remotes before they are released, in place of the checks of publishing. */
  readonly check?: () => Promise<void>;
}
const RELEASE_BUILDS: Builds = { folders: RELEASE, shell: buildShell, remote: buildRemote };

async function once<T>(
  stamps: string,
  folder: string,
  inputs: readonly string[],
  exists: (result: T) => boolean,
  build: () => Promise<T>,
  progress: Progress,
): Promise<T> {
  const hash = await inputHash(inputs);
  const stamp = join(stamps, `${folder}.json`);
  const known = await upToDate<T>(stamp, hash, exists);
  if (known !== undefined) return known;
  progress(folder);
  const result = await build();
  await writeStamp(stamp, hash, result);
  return result;
}

const sources = (folder: string) => [
  `${folder}/src`,
  `${folder}/translations`,
  `${folder}/assets`,
  `${folder}/package.json`,
  `${folder}/remote.ts`,
];

/**
 * Builds parts that are not up to date and points the stable channel of the registry at them (REGISTRY_URL, else the
 * checkout's own); returns the number of built parts.
 */
export async function buildAll(progress: Progress, { folders, ...builds }: Builds = RELEASE_BUILDS): Promise<number> {
  await generate(ROOT);
  // Changes that are saved from here on are not built yet.
  const mark = await buildMark();
  let built = 0;
  const count: Progress = (step) => {
    built += 1;
    progress(step);
  };
  const all = workspaces();
  const contracts = all.find(({ role }) => role === 'contracts');
  const shell = all.find(({ role }) => role === 'shell');
  const gateway = all.find(({ role }) => role === 'gateway');
  const backend = all.find(({ role }) => role === 'backend');
  const tooling = all.find(({ role }) => role === 'tooling');
  if (!contracts || !shell || !gateway || !backend || !tooling)
    throw new Error('The workspace lacks contracts, shell, gateway, backend or tooling');

  await once(
    RELEASE.stamps,
    'backend',
    sources('backend'),
    () => existsSync(join(BACKEND_DIST, 'main.cjs')),
    () =>
      buildNode(backend, BACKEND_DIST, {
        main: './src/app/main.ts',
        content: './src/app/content-command/main.ts',
      }).then(() => true),
    count,
  );
  await once(
    RELEASE.stamps,
    'gateway',
    sources('gateway'),
    () => existsSync(join(GATEWAY_DIST, 'main.cjs')),
    () => buildNode(gateway, GATEWAY_DIST, { main: './src/main.ts' }).then(() => true),
    count,
  );
  await once(
    RELEASE.stamps,
    'tooling',
    ['tooling/src/start', 'tooling/src/workspaces.ts'],
    () => existsSync(join(START_DIST, 'main.cjs')),
    () =>
      buildNode(tooling, START_DIST, { main: './src/start/cli.ts', 'is-built': './src/build/is-built.ts' }).then(
        () => true,
      ),
    count,
  );
  const shellVersion = await once(
    folders.stamps,
    'shell',
    sources('shell'),
    (version: string) => existsSync(join(folders.shells, version)),
    () => builds.shell(shell, folders.shells),
    count,
  );
  const remotes: { name: string; version: string }[] = [];
  for (const workspace of all.filter(({ role }) => role === 'remote')) {
    const { name, version } = await once(
      folders.stamps,
      workspace.folder,
      sources(workspace.folder),
      (built) => existsSync(join(folders.registry, 'remotes', built.name, built.version, 'remote.json')),
      () => builds.remote(workspace, folders.registry),
      count,
    );
    remotes.push({ name, version });
  }
  const address = process.env['REGISTRY_URL'] ?? folders.registry;
  const parts = { contracts: contracts.version, shell: shellVersion, remotes };
  await releaseBuilds(parts, address, { folders, ...(builds.check && { check: builds.check }) });
  if (address === REGISTRY) await noteBuilt(mark);
  return built;
}
