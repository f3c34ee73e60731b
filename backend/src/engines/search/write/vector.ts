import { foldQuery, hyphenParts, unhyphenated } from '../fold-query';
import { remembered } from '../remembered';
import type { SearchEntry } from '../entry';

/** The folded words of an entry, by the weight of their place. */
export interface EntryWords {
  readonly title: readonly string[];
  readonly kind: readonly string[];
  readonly body: readonly string[];
  readonly beside: readonly string[];
}

/** Reads the words of entries. Parts of hyphenated words count like words of the next place. */
export function entryReader(): (entry: SearchEntry) => EntryWords {
  const whole = remembered(unhyphenated);
  const parts = remembered(hyphenParts);
  return ({ title, kind = '', also = '', body, beside = '' }) => {
    const besideTitle = `${kind} ${also}`;
    return {
      title: whole(title),
      kind: [...whole(besideTitle), ...parts(title)],
      body: [...whole(body), ...parts(besideTitle)],
      beside: [...foldQuery(beside), ...parts(body)],
    };
  };
}

/** Words of a title alone, of which suggestions are made. */
export const titleWords = (title: string): EntryWords => ({
  title: unhyphenated(title),
  kind: hyphenParts(title),
  body: [],
  beside: [],
});

/** A tsvector of words and their stems, each once with its best weight: frequency and distance are not used. */
export function vectorOf({ title, kind, body, beside }: EntryWords, stems: ReadonlyMap<string, string>): string {
  const weights = new Map<string, string>();
  const add = (words: readonly string[], weight: string) => {
    for (const word of words)
      for (const form of [word, stems.get(word)])
        if (form !== undefined && !weights.has(form)) weights.set(form, weight);
  };
  add(title, 'A');
  add(kind, 'B');
  add(body, 'C');
  add(beside, 'D');
  return [...weights].map(([word, weight]) => `${word}:1${weight}`).join(' ');
}
