import type { SearchEntry } from '../entry';

/** The folded words of an entry, by the weight of their place. */
export interface EntryWords {
  readonly title: readonly string[];
  readonly kind: readonly string[];
  readonly body: readonly string[];
}

/** `fold` makes words of a text. */
export const entryWords = (
  { title, kind = '', also = '', body, beside = '' }: SearchEntry,
  fold: (text: string) => readonly string[],
): EntryWords => ({
  title: fold(title),
  kind: fold(`${kind} ${also}`),
  body: [...fold(body), ...fold(beside)],
});

/** A tsvector of words and their stems, each once with its best weight: frequency and distance are not used. */
export function vectorOf({ title, kind, body }: EntryWords, stems: ReadonlyMap<string, string>): string {
  const weights = new Map<string, string>();
  const add = (words: readonly string[], weight: string) => {
    for (const word of words)
      for (const form of [word, stems.get(word)])
        if (form !== undefined && !weights.has(form)) weights.set(form, weight);
  };
  add(title, 'A');
  add(kind, 'B');
  add(body, 'C');
  return [...weights].map(([word, weight]) => `${word}:1${weight}`).join(' ');
}
