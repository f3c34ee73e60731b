import type { Composition } from '@vestibule/contracts';
import type { FormerRoute } from '@vestibule/contracts/site/former-route';
import { RegistryError } from '../registry-error';
import type { RemoteVersion } from '../remote-version';
import { compose, versionOf, withRemotes } from './compose';
import { recordOf, type Moved, type MoveRecord } from './move';

export type MoveKind = 'start' | 'publish' | 'promote' | 'rollback' | 'pin' | 'unpin';

/** Actor, time and reason of the pointer's move. */
export interface Author {
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** One step of the pointer's history. */
interface Move extends Author, MoveRecord {
  readonly revision: number;
  readonly kind: MoveKind;
  readonly composition: Composition;
}

/**
 * `channels/stable.json`: the composition of every visitor. The file is the pointer; it is only ever replaced whole.
 */
export interface StableChannel {
  readonly revision: number;
  readonly composition: Composition;
  /** The revision whose composition this is: a rollback goes back from here, so that two of them go back two steps. */
  readonly origin: number;
  /** Remotes that a publish must not move. */
  readonly pins: readonly string[];
  /** Newest first. */
  readonly history: readonly Move[];
  /** Where routes were that are elsewhere now or gone, the latest first; versions and moves are forgotten before. */
  readonly former?: readonly FormerRoute[];
}

/** Moves that a channel remembers. */
const HISTORY = 100;

interface Step {
  readonly kind: MoveKind;
  readonly moved: Moved;
  readonly composition: Composition;
  readonly origin?: number;
  readonly pins?: readonly string[];
}

function step(
  before: StableChannel | undefined,
  { kind, moved, composition, origin, pins }: Step,
  author: Author,
): StableChannel {
  const revision = (before?.revision ?? 0) + 1;
  const move: Move = { revision, kind, ...recordOf(moved), by: author.by, at: author.at, composition };
  return {
    revision,
    composition,
    origin: origin ?? revision,
    pins: pins ?? before?.pins ?? [],
    history: [move, ...(before?.history ?? [])].slice(0, HISTORY),
    ...(before?.former && { former: before.former }),
  };
}

const moved = ({ name, version }: RemoteVersion): Moved => ({ parts: [{ name, version }] });

/** The first pointer of a registry, or the parts that a build of the whole house has built again. */
export function start(
  before: StableChannel | undefined,
  parts: Omit<Composition, 'id'>,
  author: Author,
): StableChannel {
  const composition = before
    ? withRemotes({ ...before.composition, contracts: parts.contracts, shell: parts.shell }, parts.remotes)
    : compose(parts);
  return before?.composition.id === composition.id
    ? before
    : step(
        before,
        { kind: 'start', moved: { parts: [{ name: 'shell', version: parts.shell }, ...parts.remotes] }, composition },
        author,
      );
}

/** Puts one version of one remote in front of everybody. Refuses for a pinned remote. */
export function publish(
  before: StableChannel,
  remote: RemoteVersion,
  author: Author,
  kind: 'publish' | 'promote' = 'publish',
): StableChannel {
  if (before.pins.includes(remote.name))
    throw new RegistryError(
      'pinned',
      `${remote.name} is pinned to ${versionOf(before.composition, remote.name) ?? 'nothing'}: unpin it first`,
    );
  const composition = withRemotes(before.composition, [remote]);
  return composition.id === before.composition.id
    ? before
    : step(before, { kind, moved: moved(remote), composition }, author);
}

/**
 * Goes back to the composition before; or only one remote back to its version before, with the versions of `others`
 * beside it.
 */
export function rollback(
  before: StableChannel,
  remote: string | undefined,
  author: Author,
  others: readonly RemoteVersion[] = [],
): StableChannel {
  if (remote !== undefined) return rollbackRemote(before, remote, author, others);
  const target = before.history.find(
    ({ revision, composition }) => revision < before.origin && composition.id !== before.composition.id,
  );
  if (!target) throw new RegistryError('nothing_before', 'There is no composition before this one');
  return step(
    before,
    {
      kind: 'rollback',
      moved: { parts: [], to: target.revision },
      composition: target.composition,
      origin: target.revision,
    },
    author,
  );
}

function rollbackRemote(
  before: StableChannel,
  remote: string,
  author: Author,
  others: readonly RemoteVersion[],
): StableChannel {
  const now = versionOf(before.composition, remote);
  const versions = before.history.map(({ composition }) => versionOf(composition, remote));
  // Where this version came from: a rollback to it is passed over, so that two rollbacks go back two versions.
  const arrival = before.history.findIndex(
    ({ kind }, index) => kind !== 'rollback' && versions[index] === now && versions[index + 1] !== now,
  );
  const version = versions.slice(arrival + 1).find((known) => known !== undefined && known !== now);
  if (now === undefined || version === undefined)
    throw new RegistryError('nothing_before', `There is no other version of ${remote} before this one`);
  return step(
    before,
    {
      kind: 'rollback',
      moved: { parts: [{ name: remote, version }, ...others] },
      composition: withRemotes(before.composition, [{ name: remote, version }, ...others]),
    },
    author,
  );
}

/** Holds a remote at a version until it is unpinned. */
export function pin(before: StableChannel, remote: RemoteVersion, author: Author): StableChannel {
  const pins = [...new Set([...before.pins, remote.name])].sort();
  return step(
    before,
    { kind: 'pin', moved: moved(remote), composition: withRemotes(before.composition, [remote]), pins },
    author,
  );
}

export function unpin(before: StableChannel, remote: string, author: Author): StableChannel {
  if (!before.pins.includes(remote)) throw new RegistryError('not_pinned', `${remote} is not pinned`);
  return step(
    before,
    {
      kind: 'unpin',
      moved: { parts: [{ name: remote }] },
      composition: before.composition,
      pins: before.pins.filter((name) => name !== remote),
      origin: before.origin,
    },
    author,
  );
}
