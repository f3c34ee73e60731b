import type { Option } from './selection';

/** Options that are shown at most; the others are reached through a summary, and a field searches all of them. */
const SHOWN_OPTIONS = 30;

/** How many options come first; those after them are behind "more". */
export interface OrderedOptions {
  readonly first: readonly Option[];
  readonly rest: readonly Option[];
}

/**
 * Of a long list the options with most hits come first, and the chosen one. Both parts keep the order of the list,
 * which is that of names: people look for a name, and the number beside it shows the hits. In a short list nothing
 * moves when another filter is set.
 */
export function orderOptions(options: readonly Option[], chosen: string | undefined): OrderedOptions {
  if (options.length <= SHOWN_OPTIONS) return { first: options, rest: [] };
  const hits = ({ value, count }: Option) => (value === chosen ? Number.POSITIVE_INFINITY : (count ?? 0));
  const most = new Set([...options].sort((a, b) => hits(b) - hits(a)).slice(0, SHOWN_OPTIONS));
  return { first: options.filter((option) => most.has(option)), rest: options.filter((option) => !most.has(option)) };
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose names contain the typed text, whatever its case and diacritics; limited to a readable number. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = fold(typed.trim());
  return options.filter(({ name }) => fold(name).includes(wanted)).slice(0, SHOWN_OPTIONS);
}
