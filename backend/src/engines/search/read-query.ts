import type { Language } from '@vestibule/contracts';
import type { Database } from '../../platform/db/database';
import { readDays, type SearchedDays } from './day-words';
import { editsAllowed } from './edit-distance';
import { foldQuery } from './fold-query';
import { asTyped, type SearchTerm, type SearchWords } from './matching';
import { applySynonyms } from './synonyms';
import { correct, findInside, findKnown } from './vocabulary';

/** A typed text as the search reads it. */
export interface SearchQuery {
  /** Terms besides the days. */
  readonly words: SearchWords;
  /** The whole text as words, where its days are words that pages may say; empty for days in figures. */
  readonly literal: SearchWords;
  /** Days that it names: events of these are found. */
  readonly days: SearchedDays | undefined;
  /** Folded titles that say just this. */
  readonly titles: readonly string[];
  /** The text with its misspelt words corrected; undefined where there is nothing to correct. */
  readonly meant: string | undefined;
}

/** How an umlaut is spelt where there is no key for it. */
const UMLAUT = /([aou])e/g;

/** Reads a typed text. `now` in ms since 1970 is the day that `today` means. */
export async function readQuery(db: Database, typed: string, lang: Language, now: number): Promise<SearchQuery> {
  const named = readDays(typed, lang, now);
  const rest = await readTerms(db, named?.rest ?? typed, lang);
  const titles = [foldQuery(typed).join(' '), ...titlesOf(rest.words)];
  const { words, meant } = rest;
  if (named === undefined) return { words, literal: words, days: undefined, titles, meant };
  const literal = named.isInWords ? foldQuery(typed).map(asTyped) : [];
  return { words, literal, days: named.days, titles, meant };
}

/** The terms of a typed text, without days. */
export const readWords = async (db: Database, typed: string, lang: Language): Promise<SearchWords> =>
  (await readTerms(db, typed, lang)).words;

/** Titles that consist of one alternative of the only term. */
const titlesOf = (words: SearchWords): readonly string[] =>
  words.length === 1 ? words.flatMap(({ phrases }) => phrases.map((phrase) => phrase.join(' '))) : [];

async function readTerms(
  db: Database,
  typed: string,
  lang: Language,
): Promise<{ words: SearchWords; meant: string | undefined }> {
  const parts = await applySynonyms(db, foldQuery(typed), lang);
  const meaningful = parts.filter(({ rule }) => rule === undefined || rule.means.length > 0);
  // A text of stop words alone is searched as it is.
  const read = meaningful.length > 0 ? meaningful : parts.map(({ words }) => ({ words, rule: undefined }));
  const single = read.flatMap(({ words, rule }) => (rule ? [] : words));
  const inside = await findInside(db, single, lang);
  const known = new Set(
    await findKnown(
      db,
      single.filter((word) => mayBeMisspelt(word, lang)),
      lang,
    ),
  );
  const terms: SearchTerm[] = [];
  const shown: string[] = [];
  let isCorrected = false;
  for (const { words, rule } of read) {
    if (rule) terms.push({ phrases: [words, ...rule.means], begins: false, inside: [] });
    else
      for (const word of words) {
        const compounds = inside.get(word) ?? [];
        const isUnknown = mayBeMisspelt(word, lang) && !known.has(word) && compounds.length === 0;
        const meant = isUnknown ? await meantBy(db, word, lang) : undefined;
        terms.push(meant?.term ?? { ...asTyped(word), inside: compounds });
        isCorrected ||= meant?.shown !== undefined;
        shown.push(meant?.shown ?? word);
      }
    if (rule) shown.push(...words);
  }
  return { words: terms, meant: isCorrected ? shown.join(' ') : undefined };
}

/** Whether a word that is in no record may stand for another. */
const mayBeMisspelt = (word: string, lang: Language): boolean =>
  editsAllowed(word) > 0 || (lang === 'de' && word.search(UMLAUT) >= 0);

/** The likely meaning of a word that is in no record; `shown` where it was misspelt. */
async function meantBy(
  db: Database,
  word: string,
  lang: Language,
): Promise<{ term: SearchTerm; shown?: string } | undefined> {
  const plain = lang === 'de' ? word.replaceAll(UMLAUT, '$1') : word;
  if (plain !== word) {
    const inside = (await findInside(db, [plain], lang)).get(plain) ?? [];
    if (inside.length > 0 || (await findKnown(db, [plain], lang)).length > 0)
      return { term: { ...asTyped(plain), inside } };
  }
  const corrections = await correct(db, word, lang);
  const [best] = corrections;
  if (best === undefined) return undefined;
  return { term: { ...asTyped(best.word), phrases: corrections.map((one) => [one.word]) }, shown: best.shown };
}
