import { versionOf } from './channel/compose';
import type { StableChannel } from './channel/stable';
import type { CanaryChannel } from './channel/canary';
import { pruneSessions } from './develop/session-builds';
import { MANIFEST, versionPrefix, type KnownVersion, type Registry } from './registry';
import { isUnfinished } from './store/object-store';

/** How long old versions stay for tabs that still run them. */
export interface Retention {
  /** Number of the newest versions of each remote that are retained in any case. */
  readonly versions: number;
  /** Days for which versions that were live are retained as well. */
  readonly days: number;
}

const DEFAULT_RETENTION: Retention = { versions: 10, days: 7 };
const DAY_MS = 86_400_000;

export interface RetentionInput {
  readonly remote: string;
  /** Newest first. */
  readonly versions: readonly KnownVersion[];
  readonly stable: StableChannel;
  readonly canary: CanaryChannel;
  readonly now: Date;
}

/** Versions that are not needed any more. */
export function expired(
  { remote, versions, stable, canary, now }: RetentionInput,
  { versions: keep, days }: Retention = DEFAULT_RETENTION,
): string[] {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  const needed = new Set([
    versionOf(stable.composition, remote),
    ...canary.canaries.filter((one) => one.remote === remote).map(({ version }) => version),
  ]);
  stable.history.forEach(({ composition }, index) => {
    // A composition was live until the next move.
    const until = stable.history[index - 1]?.at;
    if (until === undefined || until >= since) needed.add(versionOf(composition, remote));
  });
  return versions
    .filter(({ version, at }, index) => index >= keep && !needed.has(version) && (at ?? '') < since)
    .map(({ version }) => version);
}

/**
 * Deletes the expired versions of every remote; of remotes that are in no composition any more, all versions of more
 * than `days` ago; and files of a day ago whose process ended in the middle of a write. Returns the deleted ones as
 * `name version`.
 */
export async function prune(
  registry: Registry,
  retention: Retention = DEFAULT_RETENTION,
  now: Date = new Date(),
): Promise<string[]> {
  const [stable, canary] = await Promise.all([registry.stable(), registry.canary()]);
  const gone = await pruneSessions(
    registry,
    stable?.composition.remotes.map(({ name }) => name) ?? [],
    new Date(now.getTime() - DAY_MS).toISOString(),
  );
  const older = new Set(await registry.store.listOlder('', new Date(now.getTime() - DAY_MS)));
  gone.push(...(await pruneUnfinished(registry, older)));
  if (!stable) return gone;
  for (const name of await registry.remotes()) {
    const isLive = versionOf(stable.composition, name) !== undefined;
    // The note of one that is being uploaded follows its manifest.
    const versions = (await registry.versions(name)).filter(
      ({ version, at }) => at !== undefined || older.has(versionPrefix(name, version) + MANIFEST),
    );
    const input = { remote: name, versions, stable, canary, now };
    for (const version of expired(input, isLive ? retention : { ...retention, versions: 0 })) {
      await registry.deleteVersion(name, version);
      gone.push(`${name} ${version}`);
    }
  }
  return gone;
}

/** Deletes the drafts and locks among keys that nothing was written to for long, and versions without a manifest. */
async function pruneUnfinished({ store }: Registry, older: ReadonlySet<string>): Promise<string[]> {
  const all = await store.list('remotes/');
  const versionIn = (key: string) => /^remotes\/[^/]+\/[^/]+\//.exec(key)?.[0];
  const alive = new Set(all.filter((key) => key.endsWith(`/${MANIFEST}`) || !older.has(key)).map(versionIn));
  const gone = [...[...older].filter(isUnfinished), ...all.filter((key) => !alive.has(versionIn(key)))];
  await store.delete(gone);
  const versions = new Set(gone.flatMap((key) => versionIn(key) ?? []).filter((version) => !alive.has(version)));
  return [...versions].map((prefix) => `${prefix.split('/').slice(1, 3).join(' ')} (unfinished)`);
}
