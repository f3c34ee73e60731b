import type { Language } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { searchEntries } from './tables';
import { configurationOf, ownStemmer } from './own-stemmers';

/**
 * Words to be found, all of them; each may be there as any one of several: as it was typed, or as the nearest words
 * that there are.
 */
export type Words = readonly (readonly string[])[];
/** Where words are to be: in the title or beside it (AB), or anywhere (none). */
export type Weights = '' | 'AB';

const all = (parts: readonly SQL[], operator: SQL): SQL => sql`(${sql.join([...parts], operator)})`;

/** A tsquery: every word is there as the beginning of a word, or another form of it is. `words` has at least one. */
export function matching(words: Words, lang: Language, weights: Weights = ''): SQL {
  const stem = ownStemmer(lang);
  const weighted = (word: string) => (weights === '' ? word : `${word}:${weights}`);
  const one = (word: string) => {
    const asTyped = `${word}:*${weights}`;
    if (stem) return sql`${`${asTyped} | ${weighted(stem(word))}`}::tsquery`;
    return sql`${asTyped}::tsquery || to_tsquery(${configurationOf(lang)}::regconfig, ${weighted(word)})`;
  };
  return all(
    words.map((alternatives) => all(alternatives.map(one), sql` || `)),
    sql` && `,
  );
}

/** A tsquery without other forms: words that are still being typed, or are misspelt. */
export const beginning = (words: Words): SQL =>
  sql`${words.map((alternatives) => `(${alternatives.map((word) => `${word}:*`).join('|')})`).join('&')}::tsquery`;

/** Entries of one language. Written out, not a parameter, as only then its own indexes are used. */
export const inLanguage = (lang: Language): SQL => sql`${searchEntries.lang} = ${sql.raw(`'${lang}'`)}`;
