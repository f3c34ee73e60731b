import type { Language } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { configurationOf, ownStemmer } from './own-stemmers';

/** Stems of folded words; a word that the language has no stem for, as it says nothing, is missing. */
export async function stemsOf(db: Database, lang: Language, words: Iterable<string>): Promise<Map<string, string>> {
  const distinct = [...new Set(words)];
  const stemHere = ownStemmer(lang);
  if (stemHere) return new Map(distinct.map((word) => [word, stemHere(word)]));
  const rows = await queryRows<{ word: string; stem: string | null }>(
    db,
    sql`select word, (ts_lexize(${`${configurationOf(lang)}_stem`}::regdictionary, word))[1] as stem from jsonb_array_elements_text(${JSON.stringify(distinct)}::jsonb) as word`,
  );
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
}

/** Stems that were queried once: the words of many records are largely the same. */
export class Stems {
  readonly #known = new Map<Language, Map<string, string>>();
  readonly #asked = new Map<Language, Set<string>>();

  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Queries the stems of new words. */
  async learn(lang: Language, words: ReadonlySet<string>): Promise<void> {
    const asked = this.#asked.get(lang) ?? new Set<string>();
    const fresh = [...words].filter((word) => !asked.has(word));
    if (fresh.length === 0) return;
    const known = this.#known.get(lang) ?? new Map<string, string>();
    for (const [word, stem] of await stemsOf(this.#db, lang, fresh)) known.set(word, stem);
    this.#known.set(lang, known);
    this.#asked.set(lang, new Set([...asked, ...fresh]));
  }

  /** Learnt stems, by word. */
  of(lang: Language): ReadonlyMap<string, string> {
    return this.#known.get(lang) ?? new Map();
  }
}
