import type { Composition } from '@vestibule/contracts';
import { RegistryError } from '../registry-error';
import { withRemotes } from './compose';
import { recordOf, type MoveRecord } from './move';
import type { Author } from './stable';

/** A version that a part of the visitors gets instead of the stable one. */
export interface Canary {
  readonly remote: string;
  readonly version: string;
  /** Share of visitors, 1 to 100. */
  readonly percent: number;
}

/**
 * `channels/canary.json`. The versions on trial are relative to stable, so that a canary follows other teams'
 * publications.
 */
export interface CanaryChannel {
  readonly revision: number;
  readonly canaries: readonly Canary[];
  /** Newest first. */
  readonly history: readonly (Author & MoveRecord & { readonly revision: number })[];
}

export const NO_CANARIES: CanaryChannel = { revision: 0, canaries: [], history: [] };
const HISTORY = 100;

/** Starts, changes or (with 0 percent) ends the canary of one remote. */
export function setCanary(before: CanaryChannel, canary: Canary, author: Author): CanaryChannel {
  const { remote, version, percent } = canary;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RegistryError('bad_percent', `percent must be a whole number from 0 to 100, not ${percent}`);
  const others = before.canaries.filter((known) => known.remote !== remote);
  const canaries = percent === 0 ? others : [...others, canary].sort((a, b) => a.remote.localeCompare(b.remote));
  const revision = before.revision + 1;
  return {
    revision,
    canaries,
    history: [
      { revision, ...recordOf({ parts: [{ name: remote, version }], percent }), by: author.by, at: author.at },
      ...before.history,
    ].slice(0, HISTORY),
  };
}

/** Number of release groups: each visitor belongs to one, which is also the finest share that can be given. */
export const RELEASE_GROUPS = 100;

/**
 * The composition of a release group, 0 to 99. Groups below a canary's percentage get it, so raising it only adds
 * visitors, and any number of canaries makes no more compositions than there are different percentages.
 */
export function compositionOfGroup(stable: Composition, canaries: readonly Canary[], group: number): Composition {
  const tried = canaries.filter(({ percent }) => group < percent);
  return tried.length === 0
    ? stable
    : withRemotes(
        stable,
        tried.map(({ remote, version }) => ({ name: remote, version })),
      );
}

/** Every composition that some visitor gets, with its share of all visitors in percent; the stable one last. */
export function compositionsWithShares(
  stable: Composition,
  canaries: readonly Canary[],
): { composition: Composition; percent: number }[] {
  const shares = new Map<string, { composition: Composition; percent: number }>();
  for (let group = 0; group < RELEASE_GROUPS; group += 1) {
    const composition = compositionOfGroup(stable, canaries, group);
    shares.set(composition.id, { composition, percent: (shares.get(composition.id)?.percent ?? 0) + 1 });
  }
  return [...shares.values()];
}
