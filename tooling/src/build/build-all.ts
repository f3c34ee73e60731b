import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../generate/generate';
import { ROOT, workspaces, type Workspace } from '../workspaces';
import { buildNode } from './build-node';
import { buildRemote, type BuiltRemote } from './build-remote';
import { buildShell } from './build-shell';
import { buildMark, noteBuilt } from './is-built';
import { inputHash, upToDate, writeStamp } from './inputs';
import { BACKEND_DIST, DIST, GATEWAY_DIST, REGISTRY, SHELL_DIST, START_DIST } from './paths';
import { releaseBuilds } from './release-builds';

export type Progress = (step: string) => void;

const stampOf = (folder: string) => join(DIST, 'stamps', `${folder}.json`);

async function once<T>(
  folder: string,
  inputs: readonly string[],
  exists: (result: T) => boolean,
  build: () => Promise<T>,
  progress: Progress,
): Promise<T> {
  const hash = await inputHash(inputs);
  const known = await upToDate<T>(stampOf(folder), hash, exists);
  if (known !== undefined) return known;
  progress(folder);
  const result = await build();
  await writeStamp(stampOf(folder), hash, result);
  return result;
}

const sources = (folder: string) => [
  `${folder}/src`,
  `${folder}/translations`,
  `${folder}/assets`,
  `${folder}/package.json`,
  `${folder}/remote.ts`,
];

/** Builds a remote unless the same sources were built before. */
export function ensureRemote(workspace: Workspace, progress: Progress): Promise<BuiltRemote> {
  return once(
    workspace.folder,
    sources(workspace.folder),
    ({ dir }) => existsSync(join(dir, 'remote.json')),
    () => buildRemote(workspace, REGISTRY),
    progress,
  );
}

/** Builds what is not built and points the stable channel of the registry at it; answers how many parts were built. */
export async function buildAll(
  progress: Progress,
  registry: string = process.env['REGISTRY_URL'] ?? REGISTRY,
): Promise<number> {
  generate(ROOT);
  // What is saved from here on is not built yet.
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
    'backend',
    sources('backend'),
    () => existsSync(join(BACKEND_DIST, 'main.cjs')),
    () => buildNode(backend, BACKEND_DIST, { main: './src/main.ts', content: './src/packs/cli.ts' }).then(() => true),
    count,
  );
  await once(
    'gateway',
    sources('gateway'),
    () => existsSync(join(GATEWAY_DIST, 'main.cjs')),
    () => buildNode(gateway, GATEWAY_DIST, { main: './src/main.ts' }).then(() => true),
    count,
  );
  await once(
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
    'shell',
    sources('shell'),
    (version: string) => existsSync(join(SHELL_DIST, version)),
    () => buildShell(shell, SHELL_DIST),
    count,
  );
  const remotes: { name: string; version: string }[] = [];
  for (const workspace of all.filter(({ role }) => role === 'remote')) {
    const { name, version } = await ensureRemote(workspace, count);
    remotes.push({ name, version });
  }
  await releaseBuilds({ contracts: contracts.version, shell: shellVersion, remotes }, registry);
  if (registry === REGISTRY) await noteBuilt(mark);
  return built;
}
