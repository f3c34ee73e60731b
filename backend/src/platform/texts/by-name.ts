import type { Language } from '@vestibule/contracts';

/** A collator takes longer to make than to sort a filter's options. */
const COLLATORS = new Map<Language, Intl.Collator>();

function collatorOf(lang: Language): Intl.Collator {
  const known = COLLATORS.get(lang);
  if (known) return known;
  // Numbers in names count as numbers: room 2 comes before room 10.
  const collator = new Intl.Collator(lang, { numeric: true });
  COLLATORS.set(lang, collator);
  return collator;
}

/**
 * Named things in the order of a language: in Czech ch follows h and č follows c, in German ä sorts with a. Not left to
 * the database: PGlite sorts by bytes, and a PostgreSQL has one order for every language.
 */
export const byName = <T extends { readonly name: string }>(named: readonly T[], lang: Language): T[] =>
  [...named].sort((a, b) => collatorOf(lang).compare(a.name, b.name));
