import type { ReleaseHistoryEntry } from '@vestibule/contracts';
import type { CanaryChannel } from '@vestibule/registry/channel/canary';
import type { StableChannel } from '@vestibule/registry/channel/stable';

/** Moves that are shown. */
const SHOWN = 20;

/** The last moves of both pointers, newest first. */
export function historyOf(stable: StableChannel, canary: CanaryChannel): ReleaseHistoryEntry[] {
  const moves = stable.history.map(({ revision, kind, what, by, at }): ReleaseHistoryEntry => ({
    key: `stable-${revision}`,
    revision,
    kind,
    what,
    by,
    at,
  }));
  const canaries = canary.history.map(({ revision, what, by, at }): ReleaseHistoryEntry => ({
    key: `canary-${revision}`,
    revision: null,
    kind: 'canary',
    what,
    by,
    at,
  }));
  return [...moves, ...canaries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}
