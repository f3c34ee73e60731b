import { closest, distance } from 'fastest-levenshtein';

/** More letters that differ are another word. */
const SLIPS = 3;

/** `; did you mean …?` when one of the known names is nearly the given one, else nothing. */
export function didYouMean(given: string, known: readonly string[]): string {
  const lower = given.toLowerCase();
  const best = closest(lower, known);
  const isNear = known.length > 0 && distance(lower, best) <= Math.min(SLIPS, Math.floor(best.length / 2));
  return isNear ? `; did you mean ${best}?` : '';
}
