/** Longer "words" are encodings and the like; PostgreSQL refuses such of more than 2 KB. */
const LONGEST = 100;

/** A text without case and diacritics: the extension `unaccent` is not there on every server. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** The words of a text, folded: of a query and of searched texts alike. Nothing in them needs quoting. */
export const foldQuery = (text: string): readonly string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST));
