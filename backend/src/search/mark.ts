import type { MarkedText } from '@vestibule/contracts';
import { fold } from './fold-query';

const EXCERPT_LENGTH = 180;
/** Characters before the first found word that an excerpt begins with. */
const LEAD = 50;

type Mark = MarkedText['marks'][number];

/** Words of the text that begin as one of those searched for, as the database compares them. `words` are folded. */
function marksIn(text: string, words: readonly string[]): Mark[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: found, index }) => {
    const plain = fold(found);
    return words.some((word) => plain.startsWith(word)) ? [{ start: index, end: index + found.length }] : [];
  });
}

/** A text with the words that were searched for. */
export const mark = (text: string, words: readonly string[]): MarkedText => ({ text, marks: marksIn(text, words) });

/** The part of a text around the first word that was searched for; its beginning when none of them is in it. */
export function excerpt(text: string, words: readonly string[]): MarkedText {
  const first = marksIn(text, words)[0]?.start ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const rest = text.slice(from);
  const cut = rest.length <= EXCERPT_LENGTH ? rest : `${rest.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
  return mark(from === 0 ? cut : `… ${cut}`, words);
}
