import { plainText } from '@vestibule/contracts';

/** Words that adults read silently in a minute: 238 (Brysbaert, "How many words do we read per minute?", 2019). */
const WORDS_A_MINUTE = 238;

/** Whole minutes that reading a text takes, at least one; 0 for a text without words. */
export function readingMinutes(html: string): number {
  const words = plainText(html, Infinity).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
