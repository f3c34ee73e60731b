import { REGISTRY } from '@vestibule/tooling/build/paths';
import { startSite, type Site } from '@vestibule/tooling/start/site';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOpenEvent } from '@vestibule/e2e/fixtures/open-event';
import { EDITOR } from '@vestibule/e2e/fixtures/seed';

/** The page that is measured. */
export const EVENTS_PATH = '/de/veranstaltungen';

export interface BenchSites {
  readonly cached: Site;
  /** Renders every page for every request. */
  readonly uncached: Site;
  stop: () => Promise<void>;
}

/**
 * Two sites with the demo's data. They share a copy of the registry: a concurrent build must not change the
 * measurement.
 */
export async function startSites(): Promise<BenchSites> {
  const home = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const registryDir = join(home, 'registry');
  const running: Site[] = [];
  const stop = async () => {
    await Promise.all(running.map((site) => site.stop()));
    await rm(home, { recursive: true, force: true });
  };
  const start = async (name: string, env: Readonly<Record<string, string>>) => {
    const site = await startSite({
      port: 0,
      dataDir: join(home, name),
      registry: registryDir,
      env: { LOG_LEVEL: 'error', EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password, ...env },
    });
    running.push(site);
    // The list's measured link is an event without tickets: on some evenings the demo has none among the first.
    await makeOpenEvent(site.origin);
    return site;
  };
  try {
    await cp(REGISTRY, registryDir, { recursive: true });
    return { cached: await start('cached', {}), uncached: await start('uncached', { PAGE_CACHE: 'off' }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ids of the processes that serve a site. */
export const pidsOf = ({ gateway, backend }: Site): number[] =>
  [gateway, backend].flatMap(({ child }) => (child?.pid === undefined ? [] : [child.pid]));
