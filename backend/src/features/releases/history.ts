import type { ReleaseHistoryEntry } from '@vestibule/contracts';
import type { CanaryChannel } from '@vestibule/registry/channel/canary';
import type { MoveRecord } from '@vestibule/registry/channel/move';
import type { Author, StableChannel } from '@vestibule/registry/channel/stable';

/** Moves that are shown. */
const SHOWN = 20;

/** The last moves of both pointers, newest first. */
export function historyOf(stable: StableChannel, canary: CanaryChannel): ReleaseHistoryEntry[] {
  const moves = stable.history.map((move): ReleaseHistoryEntry => ({
    key: `stable-${move.revision}`,
    revision: move.revision,
    kind: move.kind,
    ...present(move),
  }));
  const canaries = canary.history.map((move): ReleaseHistoryEntry => ({
    key: `canary-${move.revision}`,
    revision: null,
    kind: 'canary',
    ...present(move),
  }));
  return [...moves, ...canaries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}

/** An entry that an older tooling wrote has only words: they are shown as the name of the one part. */
const present = ({ what, parts = [{ name: what }], to, percent, by, at }: MoveRecord & Author) => ({
  parts: parts.map(({ name, version }) => ({ name, version: version ?? null })),
  to: to ?? null,
  percent: percent ?? null,
  by,
  at,
});
