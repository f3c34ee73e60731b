import type { Composition } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';
import { checkCollisions, type DeclaredPlaces } from './check-collisions';

/** Declarations of a version; undefined for one that cannot be read. */
type PlacesOf = (name: string, version: string) => Promise<DeclaredPlaces | undefined>;

/**
 * Collisions in compositions that visitors get after a move, without those that they had before it. Checked at the move
 * itself: a publish or canary may have moved the pointer since an earlier check.
 */
export async function checkCompositions(
  before: readonly Composition[],
  after: readonly Composition[],
  placesOf: PlacesOf,
): Promise<BuildProblem[]> {
  const known = new Set(before.map(({ id }) => id));
  const changed = after.filter(({ id }) => !known.has(id));
  if (changed.length === 0) return [];
  const had = new Set((await collisionsIn(before, placesOf)).map(keyOf));
  return (await collisionsIn(changed, placesOf)).filter((problem) => !had.has(keyOf(problem)));
}

async function collisionsIn(compositions: readonly Composition[], placesOf: PlacesOf): Promise<BuildProblem[]> {
  const found = new Map<string, BuildProblem>();
  for (const { remotes } of compositions) {
    const all = await Promise.all(remotes.map(({ name, version }) => placesOf(name, version)));
    const places = all.filter((one) => one !== undefined);
    for (const [index, remote] of places.entries())
      for (const problem of checkCollisions(remote, places.slice(0, index))) found.set(keyOf(problem), problem);
  }
  return [...found.values()];
}

const keyOf = ({ where, message }: BuildProblem): string => `${where} ${message}`;
