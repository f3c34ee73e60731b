/** The words of what somebody typed, without case and diacritics, as `folded` (db/search-text.ts) makes them of titles. */
export function foldQuery(typed: string): readonly string[] {
  const plain = typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A query for PostgreSQL: every word is in the text, at least as the beginning of a word. Nothing in it needs quoting. */
export const prefixQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');
