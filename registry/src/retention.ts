import { versionOf } from './channel/compose';
import type { StableChannel } from './channel/stable';
import type { CanaryChannel } from './channel/canary';
import { pruneSessions } from './develop/session-builds';
import type { KnownVersion, Registry } from './registry';

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
 * Deletes the expired versions of every remote that the stable composition has. Returns the deleted ones as `name
 * version`.
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
  for (const { name } of stable?.composition.remotes ?? []) {
    if (!stable) break;
    for (const version of expired(
      { remote: name, versions: await registry.versions(name), stable, canary, now },
      retention,
    )) {
      await registry.deleteVersion(name, version);
      gone.push(`${name} ${version}`);
    }
  }
  return gone;
}
