import type { Composition, RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import type { FormerRoute } from '@vestibule/contracts/site/former-route';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { RenderReport, WorkerSetup } from '@vestibule/contracts/worker/messages';
import { checkContract } from '@vestibule/registry/checks/check-contract';
import { checkFiles } from '@vestibule/registry/checks/check-files';
import type { LocalCopy } from '@vestibule/registry/local-copy';
import { parseManifest } from '@vestibule/registry/manifest';
import { problemLines } from '@vestibule/registry/problem';
import type { RemoteVersion } from '@vestibule/registry/remote-version';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderObserver } from './render-observer';
import { withReplaced } from './replaced-routes';
import { StartFailed } from './worker-errors';
import { WorkerPool } from './worker-pool';
import type { WorkerPools } from './worker-pools';

/** A composition that can render. */
export interface Running {
  readonly composition: Composition;
  readonly site: SiteComposition;
  readonly pool: WorkerPool;
  /** Remotes that cannot be read or run; none when every part was checked and runs. */
  readonly missing: readonly string[];
}

export interface StartOptions {
  readonly copy: LocalCopy;
  readonly setup: Omit<WorkerSetup, 'activity' | 'site' | 'shellDir' | 'skipped'>;
  readonly shellDist: string;
  readonly workers: number;
  readonly onReport: (report: RenderReport) => void;
  readonly observer: RenderObserver;
  readonly pools: WorkerPools;
  /** Where routes were before, or are in another composition, the latest first. */
  readonly former?: readonly FormerRoute[];
  /** The routes that a remote had when it was last live, where that is recorded. */
  readonly lastRoutes?: (remote: string) => Promise<readonly RouteDeclaration[] | undefined>;
}

/**
 * Starts the workers of a composition after each of its remotes was checked; rejects when a remote is missing or
 * invalid.
 */
export async function startComposition(composition: Composition, options: StartOptions): Promise<Running> {
  const remotes = await Promise.all(
    composition.remotes.map((remote) => checkedManifest(remote, composition.contracts, options.copy)),
  );
  const running = launch(composition, remotes, options, { missing: [], skipped: [] });
  try {
    const [broken] = await running.pool.warm();
    if (broken)
      throw new StartFailed(
        `${broken.where.remote ?? ''} ${broken.where.version ?? ''} cannot be run: ${broken.message}`,
        undefined,
      );
    await running.pool.rehearse();
    return running;
  } catch (error) {
    await running.pool.end();
    throw error;
  }
}

/**
 * Starts the working parts of a composition: better a site with a gap than none. It has an id of its own, so that it is
 * not taken for the whole one, which follows. Rejects only when not even the shell runs.
 */
export async function startDamaged(composition: Composition, options: StartOptions): Promise<Running> {
  const found = await Promise.all(
    composition.remotes.map((remote) =>
      readManifest(remote, options.copy).catch((error: unknown) => reportUnread(remote, error, options)),
    ),
  );
  const remotes = found.filter((manifest) => manifest !== undefined);
  const unread = composition.remotes
    .map(({ name }) => name)
    .filter((name) => !remotes.some((remote) => remote.name === name));
  const standIns = await Promise.all(
    composition.remotes.filter(({ name }) => unread.includes(name)).map((remote) => standIn(remote, options)),
  );
  const known = [...remotes, ...standIns.flat()];
  const skipped = standIns.flat().map(({ name }) => name);
  for (;;) {
    const running = launch(withGap(composition, unread, skipped), known, options, { missing: unread, skipped });
    try {
      const reports = (await running.pool.warm()).filter(({ where }) => !unread.includes(where.remote ?? ''));
      for (const report of reports) options.onReport(report);
      return {
        ...running,
        missing: [...new Set([...unread, ...skipped, ...reports.flatMap(({ where }) => where.remote ?? [])])],
      };
    } catch (error) {
      await running.pool.end();
      const culprit =
        error instanceof StartFailed && error.remote !== undefined ? remotes[error.remote]?.name : undefined;
      if (culprit === undefined || skipped.includes(culprit)) throw error;
      skipped.push(culprit);
    }
  }
}

const withGap = (composition: Composition, unread: readonly string[], skipped: readonly string[]): Composition => ({
  ...composition,
  id: [composition.id, 'without', ...new Set([...unread, ...skipped])].join('-'),
});

/**
 * Replaces a remote that cannot be read: its routes exist, and respond that they are unavailable. None of its code is
 * run or loaded.
 */
async function standIn({ name, version }: RemoteVersion, { lastRoutes }: StartOptions): Promise<RemoteManifest[]> {
  const routes = await lastRoutes?.(name);
  if (!routes) return [];
  const nothing = { path: '', integrity: '' };
  const quiet = routes.map((route) => ({ ...route, hydrate: 'input' as const }));
  return [
    {
      name,
      version,
      contracts: '',
      routes: quiet,
      slots: [],
      exposes: {},
      entry: nothing,
      server: nothing,
      translations: {},
      files: [],
    },
  ];
}

function launch(
  composition: Composition,
  remotes: readonly RemoteManifest[],
  { setup, shellDist, workers, onReport, observer, pools, former }: StartOptions,
  { missing, skipped }: Pick<Running, 'missing'> & Pick<WorkerSetup, 'skipped'>,
): Running {
  const places = withReplaced(remotes, former);
  const site: SiteComposition = {
    id: composition.id,
    remotes,
    ...(places.length > 0 && { former: places }),
    ...(missing.length > 0 && { incomplete: true as const }),
  };
  const named = (report: RenderReport) =>
    onReport({
      ...report,
      where: { version: remotes.find(({ name }) => name === report.where.remote)?.version ?? '', ...report.where },
    });
  const pool = new WorkerPool({
    setup: { ...setup, site: JSON.stringify(site), skipped, shellDir: join(shellDist, composition.shell) },
    size: workers,
    onReport: named,
    observer,
  });
  pools.add(pool);
  return { composition, site, pool, missing };
}

async function readManifest({ name, version }: RemoteVersion, copy: LocalCopy): Promise<RemoteManifest> {
  const body = await readFile(join(await copy.folderOf(name, version), 'remote.json'));
  const manifest = await parsed(body, { name, version }, copy);
  if (manifest.name !== name || manifest.version !== version)
    throw new Error(`${name} ${version} says that it is ${manifest.name} ${manifest.version}`);
  return manifest;
}

async function parsed(body: Buffer, { name, version }: RemoteVersion, copy: LocalCopy): Promise<RemoteManifest> {
  try {
    return parseManifest(body, `${name} ${version}`);
  } catch (error) {
    await copy.discard(name, version);
    throw error;
  }
}

async function checkedManifest(remote: RemoteVersion, contracts: string, copy: LocalCopy): Promise<RemoteManifest> {
  const manifest = await readManifest(remote, copy);
  const folder = await copy.folderOf(remote.name, remote.version);
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const problems = [...checkContract(manifest, contracts), ...(await checkFiles(manifest, read))];
  if (problems.length > 0) {
    // The registry's own files may be right.
    await copy.discard(remote.name, remote.version);
    throw new Error(problemLines(problems));
  }
  return manifest;
}

function reportUnread({ name, version }: RemoteVersion, error: unknown, { onReport }: StartOptions): undefined {
  onReport({ where: { remote: name, version }, message: String(error), kind: 'start' });
  return undefined;
}
