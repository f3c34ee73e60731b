import type { Language } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { searchEntries } from './tables';
import { configurationOf, ownStemmer } from './own-stemmers';

/** Something that a record has to say to be found. */
export interface SearchTerm {
  /** Words of one alternative, all of them; a record says any one alternative. */
  readonly phrases: readonly (readonly string[])[];
  /** Whether longer words that begin with these are meant, too: for words as a visitor types them. */
  readonly begins: boolean;
  /** Longer words of the index that contain the typed one, as `orgelkonzert` does `konzert`. */
  readonly inside: readonly string[];
}
/** Terms of a search, all of which a record has to say. */
export type SearchWords = readonly SearchTerm[];
/** Where words are to be: in the title (A), also beside it (AB), also in the text (ABC), or anywhere (none). */
export type Weights = '' | 'A' | 'AB' | 'ABC';

/** A word as it was typed, without other meanings. */
export const asTyped = (word: string): SearchTerm => ({ phrases: [[word]], begins: true, inside: [] });

/** Every word that may be found for a search. */
export const wordsIn = (words: SearchWords): readonly string[] => words.flatMap(({ phrases }) => phrases.flat());

const all = (parts: readonly SQL[], operator: SQL): SQL => sql`(${sql.join([...parts], operator)})`;
const AND = sql` && `;
const OR = sql` || `;

/** A tsquery for a word, or another form of it. */
function formsOf(word: string, lang: Language, weights: Weights, begins: boolean): SQL {
  const weighted = (one: string) => (weights === '' ? one : `${one}:${weights}`);
  const typed = begins ? `${word}:*${weights}` : weighted(word);
  const stem = ownStemmer(lang);
  if (stem) return sql`${`${typed} | ${weighted(stem(word))}`}::tsquery`;
  return sql`${typed}::tsquery || to_tsquery(${configurationOf(lang)}::regconfig, ${weighted(word)})`;
}

const phrasesOf = ({ phrases }: SearchTerm, lang: Language, weights: Weights, begins: boolean): readonly SQL[] =>
  phrases.map((phrase) =>
    all(
      phrase.map((word) => all([formsOf(word, lang, weights, begins)], OR)),
      AND,
    ),
  );

/** A tsquery: every term is there, also as the beginning of a word or inside it. `words` has at least one. */
export const matching = (words: SearchWords, lang: Language, weights: Weights = ''): SQL =>
  all(
    words.map((term) => {
      const inside = term.inside.map((word) => (weights === '' ? word : `${word}:${weights}`));
      const parts = phrasesOf(term, lang, weights, term.begins);
      return all(inside.length === 0 ? parts : [...parts, sql`${inside.join('|')}::tsquery`], OR);
    }),
    AND,
  );

/** A tsquery: every term is there as a whole word, or as another form of it. `words` has at least one. */
export const matchingWhole = (words: SearchWords, lang: Language, weights: Weights = ''): SQL =>
  all(
    words.map((term) => all(phrasesOf(term, lang, weights, false), OR)),
    AND,
  );

/** A tsquery: any of the terms is there as a whole word. `words` has at least one. */
export const matchingAny = (words: SearchWords, lang: Language): SQL =>
  all(
    words.flatMap((term) => phrasesOf(term, lang, '', false)),
    OR,
  );

/** A tsquery without other forms: words that are still being typed, or are misspelt. */
export const beginning = (words: SearchWords): SQL =>
  sql`${words
    .map(({ phrases, inside }) => {
      const parts = phrases.map((phrase) => `(${phrase.map((word) => `${word}:*`).join('&')})`);
      return `(${[...parts, ...inside].join('|')})`;
    })
    .join('&')}::tsquery`;

/** Entries of one language. Written out, not a parameter, as only then its own indexes are used. */
export const inLanguage = (lang: Language): SQL => sql`${searchEntries.lang} = ${sql.raw(`'${lang}'`)}`;
