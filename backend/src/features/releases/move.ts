import { SiteError, type ReleaseMove } from '@vestibule/contracts';
import type { Releases } from '@vestibule/registry/releases';

function given<T>(value: T | undefined, field: keyof ReleaseMove): T {
  if (value === undefined) throw new SiteError('validation', 400, `${field} is a required field`, { field });
  return value;
}
const remoteVersion = ({ remote, version }: ReleaseMove) => ({
  name: given(remote, 'remote'),
  version: given(version, 'version'),
});

/** Effect of each action on the registry's pointers. */
const MOVES: Readonly<Record<ReleaseMove['action'], (releases: Releases, move: ReleaseMove) => Promise<unknown>>> = {
  publish: (releases, move) => releases.publish(remoteVersion(move)),
  promote: (releases, { remote }) => releases.promote(given(remote, 'remote')),
  rollback: (releases, { remote }) => releases.rollback(remote),
  pin: (releases, move) => releases.pin(remoteVersion(move)),
  unpin: (releases, { remote }) => releases.unpin(given(remote, 'remote')),
  canary: (releases, move) => releases.canary(remoteVersion(move), given(move.percent, 'percent')),
};

/** Makes a move of an administrator; throws RegistryError when the registry refuses, and then nothing has changed. */
export async function makeMove(releases: Releases, move: ReleaseMove): Promise<void> {
  await MOVES[move.action](releases, move);
}
