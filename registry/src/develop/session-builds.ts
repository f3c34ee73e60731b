import { array, object, string } from 'yup';
import { REMOTE_NAME, REMOTE_VERSION } from '../manifest';
import type { Registry } from '../registry';
import { pruneProblems } from './problems';

/** The builds of a session of work: the newest, and those before it that open pages may still load parts of. */
export interface SessionBuilds {
  readonly remote: string;
  /** Newest first. */
  readonly versions: readonly string[];
  /** ISO 8601, UTC: when the newest came. */
  readonly at: string;
}

/** The page reloads as soon as a build has come; until then it may still load files of the one before. */
const KEPT = 2;
const FOLDER = 'develop/';
const keyOf = (session: string) => `${FOLDER}${session}.json`;
const sessionOf = (key: string) => key.slice(FOLDER.length, -'.json'.length);

const schema = object({
  remote: string().required().matches(REMOTE_NAME),
  versions: array(string().required().matches(REMOTE_VERSION)).min(1).required(),
  at: string().required(),
});

/** Undefined before the first build of a session. */
export async function buildsOfSession({ store }: Registry, session: string): Promise<SessionBuilds | undefined> {
  const stored = await store.get(keyOf(session));
  return stored && schema.validateSync(JSON.parse(stored.body.toString('utf8')), { strict: true });
}

/** Records a build that browsers of the session shall see; deletes those that are not needed any more. */
export async function noteBuild(
  registry: Registry,
  session: string,
  { name, version }: { name: string; version: string },
  now: Date,
): Promise<void> {
  const before = (await buildsOfSession(registry, session))?.versions ?? [];
  const versions = [version, ...before.filter((one) => one !== version)];
  const builds: SessionBuilds = { remote: name, versions: versions.slice(0, KEPT), at: now.toISOString() };
  await registry.store.put(keyOf(session), Buffer.from(JSON.stringify(builds)));
  for (const old of versions.slice(KEPT)) await registry.deleteVersion(name, old);
}

/**
 * Forgets the sessions without a build since `since` (ISO 8601, UTC), and deletes every development build that no
 * session has. Returns the deleted ones.
 */
export async function pruneSessions(registry: Registry, remotes: readonly string[], since: string): Promise<string[]> {
  const needed = new Set<string>();
  const sessions = new Set<string>();
  // A remote that was never published exists in its sessions only.
  const names = new Set(remotes);
  for (const key of await registry.store.list(FOLDER)) {
    const builds = await buildsOfSession(registry, sessionOf(key));
    if (builds) names.add(builds.remote);
    if (builds && builds.at >= since) {
      sessions.add(sessionOf(key));
      for (const version of builds.versions) needed.add(`${builds.remote} ${version}`);
    } else await registry.store.delete([key]);
  }
  await pruneProblems(registry, sessions);
  const gone: string[] = [];
  for (const name of names) {
    for (const version of await registry.developVersions(name)) {
      if (needed.has(`${name} ${version}`)) continue;
      await registry.deleteVersion(name, version);
      gone.push(`${name} ${version}`);
    }
  }
  return gone;
}
