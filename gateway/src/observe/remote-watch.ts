import type { FailureKind } from '@vestibule/contracts/worker/messages';
import type { Metrics } from './metrics';
import type { RemoteHealth } from './remote-health';

export type Side = 'server' | 'browser';
/** A remote's version as labels of a metric. */
export interface RemoteLabels {
  readonly remote: string;
  readonly version: string;
}
/** Label of versions that cannot be verified: labels are stored for ever, so clients must not invent them. */
const UNKNOWN = 'unknown';

/** Remote and version of a report. A report without a remote is the shell's own. */
export function versionOf({
  remote = 'shell',
  version = UNKNOWN,
}: {
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
}): RemoteLabels {
  return { remote: remote || 'shell', version: version || UNKNOWN };
}

/** The same for a browser's report: only versions that this gateway has served. */
export function vouchedVersion(
  compositions: { has: (remote: string, version: string) => boolean },
  said: Parameters<typeof versionOf>[0],
): RemoteLabels {
  if (!said.remote) return versionOf({});
  const { remote, version } = versionOf(said);
  return compositions.has(remote, version) ? { remote, version } : { remote: UNKNOWN, version: UNKNOWN };
}

/** Counts how remotes fare: for /metrics since the start, for their health in the last minutes. */
export class RemoteWatch {
  readonly #metrics: Metrics;
  readonly #health: RemoteHealth;

  constructor(metrics: Metrics, health: RemoteHealth) {
    this.#metrics = metrics;
    this.#health = health;
  }

  loaded(side: Side, { remote, version }: RemoteLabels): void {
    this.#metrics.loads.inc({ remote, version, side });
    if (version !== UNKNOWN) this.#health.record(remote, version, true);
  }

  failed(side: Side, { remote, version }: RemoteLabels, kind: FailureKind = 'error'): void {
    this.#metrics.failures.inc({ remote, version, side, kind });
    if (version !== UNKNOWN) this.#health.record(remote, version, false);
  }
}
