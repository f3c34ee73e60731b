import type { Language } from '@vestibule/contracts';
import type { Database } from '../../platform/db/database';

/** Meaning of a visitor's words: other phrases, any one of them; none for words that say nothing. */
export interface SynonymRule {
  /** Folded words, in their order. */
  readonly typed: readonly string[];
  /** Folded words of each phrase. */
  readonly means: readonly (readonly string[])[];
}

export type ReadSynonyms = (db: Database, lang: Language) => Promise<readonly SynonymRule[]>;

let readSynonyms: ReadSynonyms = () => Promise.resolve([]);

/** Registers where synonyms and stop words come from, once for the process. */
export function registerSynonyms(read: ReadSynonyms): void {
  readSynonyms = read;
}

/** Part of a typed text: words with a rule, or one word without. */
interface TypedPart {
  readonly words: readonly string[];
  readonly rule: SynonymRule | undefined;
}

/**
 * The typed words with the rules of the language; where several rules begin with a word, the longest counts
 * (docs/behaviour/programme.md#synonyms-of-searches).
 */
export async function applySynonyms(
  db: Database,
  words: readonly string[],
  lang: Language,
): Promise<readonly TypedPart[]> {
  const rules = [...(await readSynonyms(db, lang))].sort((one, other) => other.typed.length - one.typed.length);
  const parts: TypedPart[] = [];
  for (let at = 0; at < words.length;) {
    const rule = rules.find(({ typed }) => typed.every((word, index) => words[at + index] === word));
    const length = rule?.typed.length ?? 1;
    parts.push({ words: words.slice(at, at + length), rule });
    at += length;
  }
  return parts;
}
