import type { Composition } from '@vestibule/contracts';
import { checkFiles } from '@vestibule/registry/checks/check-files';
import { checkContract } from '@vestibule/registry/checks/check-contract';
import type { LocalCopy } from '@vestibule/registry/local-copy';
import { parseManifest } from '@vestibule/registry/manifest';
import { problemLines } from '@vestibule/registry/problem';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@vestibule/contracts';
import type { SiteComposition } from '../../app/site';
import type { RenderReport, WorkerSetup } from '../../render/messages';
import type { RenderObserver } from '../observe/render-watch';
import { StartFailed } from './worker-errors';
import { WorkerPool } from './worker-pool';
import type { WorkerPools } from './worker-pools';

/** A composition that can render. */
export interface Running {
  readonly composition: Composition;
  readonly site: SiteComposition;
  readonly pool: WorkerPool;
  /** Every part was checked and runs; false for what is left of a damaged composition. */
  readonly whole: boolean;
}

export interface StartOptions {
  readonly copy: LocalCopy;
  readonly setup: Omit<WorkerSetup, 'activity' | 'site' | 'shellDir' | 'skipped'>;
  readonly shellDist: string;
  readonly workers: number;
  readonly onReport: (report: RenderReport) => void;
  readonly observer: RenderObserver;
  readonly pools: WorkerPools;
}

/** Starts the workers of a composition after each of its remotes was checked; rejects when one is not what it should be. */
export async function startComposition(composition: Composition, options: StartOptions): Promise<Running> {
  const remotes = await Promise.all(composition.remotes.map((remote) => checkedManifest(remote, composition.contracts, options.copy)));
  const running = launch(composition, remotes, options, { whole: true, skipped: [] });
  try {
    const [broken] = await running.pool.warm();
    if (broken) throw new StartFailed(`${broken.where.remote ?? ''} ${broken.where.version ?? ''} cannot be run: ${broken.message}`, undefined);
    await running.pool.rehearse();
    return running;
  } catch (error) {
    await running.pool.end();
    throw error;
  }
}

/** Starts what can be started of a composition: better a site with a gap than none. Rejects only when not even the shell runs. */
export async function startDamaged(composition: Composition, options: StartOptions): Promise<Running> {
  const found = await Promise.all(composition.remotes.map((remote) => readManifest(remote, options.copy).catch((error: unknown) => missing(remote, error, options))));
  const remotes = found.filter((manifest) => manifest !== undefined);
  const skipped: string[] = [];
  for (;;) {
    const running = launch(composition, remotes, options, { whole: false, skipped });
    try {
      for (const report of await running.pool.warm()) options.onReport(report);
      return running;
    } catch (error) {
      await running.pool.end();
      const culprit = error instanceof StartFailed && error.remote !== undefined ? remotes[error.remote]?.name : undefined;
      if (culprit === undefined || skipped.includes(culprit)) throw error;
      skipped.push(culprit);
    }
  }
}

function launch(
  composition: Composition,
  remotes: readonly RemoteManifest[],
  { setup, shellDist, workers, onReport, observer, pools }: StartOptions,
  { whole, skipped }: Pick<Running, 'whole'> & Pick<WorkerSetup, 'skipped'>,
): Running {
  const site: SiteComposition = { id: composition.id, remotes };
  const named = (report: RenderReport) => onReport({ ...report, where: { version: remotes.find(({ name }) => name === report.where.remote)?.version ?? '', ...report.where } });
  const pool = new WorkerPool({ setup: { ...setup, site: JSON.stringify(site), skipped, shellDir: join(shellDist, composition.shell) }, size: workers, onReport: named, observer });
  pools.add(pool);
  return { composition, site, pool, whole };
}

interface RemoteVersion {
  readonly name: string;
  readonly version: string;
}

async function readManifest({ name, version }: RemoteVersion, copy: LocalCopy): Promise<RemoteManifest> {
  const manifest = parseManifest(await readFile(join(await copy.folderOf(name, version), 'remote.json')), `${name} ${version}`);
  if (manifest.name !== name || manifest.version !== version) throw new Error(`${name} ${version} says that it is ${manifest.name} ${manifest.version}`);
  return manifest;
}

async function checkedManifest(remote: RemoteVersion, contracts: string, copy: LocalCopy): Promise<RemoteManifest> {
  const manifest = await readManifest(remote, copy);
  const folder = await copy.folderOf(remote.name, remote.version);
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const problems = [...checkContract(manifest, contracts), ...(await checkFiles(manifest, read))];
  if (problems.length > 0) throw new Error(problemLines(problems));
  return manifest;
}

function missing({ name, version }: RemoteVersion, error: unknown, { onReport }: StartOptions): undefined {
  onReport({ where: { remote: name, version }, message: String(error), kind: 'start' });
  return undefined;
}
