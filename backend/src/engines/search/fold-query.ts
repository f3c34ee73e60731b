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

/** Words with those that hyphens join to them, as `step-free`. Each letter is read once, also in one endless word. */
const JOINED = /[\p{L}\p{N}][\p{L}\p{N}\-\u2010\u2011]*/gu;
const HYPHEN = /[-\u2010\u2011]+/u;

/** The words that hyphens join here; one word alone is joined with none. */
const partsOf = (joined: string): readonly string[] => joined.split(HYPHEN).filter((part) => part !== '');

/** The parts of a text's hyphenated words: each alone says less than the whole does, as `free` does in `step-free`. */
export const hyphenParts = (text: string): readonly string[] =>
  (fold(text).match(JOINED) ?? []).flatMap((joined) => (partsOf(joined).length > 1 ? foldQuery(joined) : []));

/** The words of a text, folded, without those that are hyphenated. */
export const unhyphenated = (text: string): readonly string[] =>
  foldQuery(fold(text).replaceAll(JOINED, (joined) => (partsOf(joined).length > 1 ? ' ' : joined)));

/** Folded words of a text as they are written there, in small letters; those that are folded already are left out. */
export function writtenWords(text: string): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const word of text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    const folded = fold(word);
    if (folded !== word) written.set(folded, word);
  }
  return written;
}
