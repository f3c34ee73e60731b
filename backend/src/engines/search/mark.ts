import type { Language, MarkedText } from '@vestibule/contracts';
import type { Database } from '../../platform/db/database';
import { fold } from './fold-query';
import { wordsIn, type SearchWords } from './matching';
import { stemsOf } from './stems';

const EXCERPT_LENGTH = 180;
/** Characters before the first found word that an excerpt begins with. */
const LEAD = 50;
/** Other forms of a word have at least its first letter: den, dny. */
const ALIKE = 1;

type Mark = MarkedText['marks'][number];

/** Whether a word, folded, is one of those searched for. */
export type IsFound = (word: string) => boolean;

const partsOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];

/**
 * Returns a predicate for words to highlight: prefix matches of a search term, or other forms of it, as the database
 * compares them.
 */
export async function marker(
  db: Database,
  words: SearchWords,
  lang: Language,
  texts: readonly string[],
): Promise<IsFound> {
  const searched = [...new Set(wordsIn(words))];
  if (searched.length === 0) return () => false;
  const typed = wordsIn(words.filter(({ begins: isTyped }) => isTyped));
  const inside = new Set(words.flatMap((term) => term.inside));
  const begins: IsFound = (word) =>
    searched.includes(word) || inside.has(word) || typed.some((one) => word.startsWith(one));
  const like = (word: string) => searched.some((one) => word.slice(0, ALIKE) === one.slice(0, ALIKE));
  const others = new Set(
    texts.flatMap((text) => partsOf(text).map(([part]) => fold(part))).filter((word) => like(word) && !begins(word)),
  );
  if (others.size === 0) return begins;
  const stems = await stemsOf(db, lang, [...others, ...searched]);
  const searchedStems = new Set(searched.flatMap((word) => stems.get(word) ?? []));
  const forms = new Set([...others].filter((word) => searchedStems.has(stems.get(word) ?? '')));
  return (word) => begins(word) || forms.has(word);
}

function marksIn(text: string, isFound: IsFound): Mark[] {
  return partsOf(text).flatMap(({ 0: part, index }) =>
    isFound(fold(part)) ? [{ start: index, end: index + part.length }] : [],
  );
}

/** A text with the words that were searched for. */
export const mark = (text: string, isFound: IsFound): MarkedText => ({ text, marks: marksIn(text, isFound) });

/** The part of a text around the first word that was searched for; its beginning when none of them is in it. */
export function excerpt(text: string, isFound: IsFound): MarkedText {
  const first = marksIn(text, isFound)[0]?.start ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const rest = text.slice(from);
  const cut = rest.length <= EXCERPT_LENGTH ? rest : `${rest.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
  return mark(from === 0 ? cut : `… ${cut}`, isFound);
}
