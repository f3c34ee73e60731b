/** A text without case and diacritics, as `folded` (db/search-text.ts) makes it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** The words of what somebody typed, folded. */
export const foldQuery = (typed: string): readonly string[] => fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A query for PostgreSQL: every word is in the text, at least as the beginning of a word. Nothing in it needs quoting. */
export const prefixQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');
