import type { Language } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { queryRows } from '../db/rows';

/** PostgreSQL's text search configuration per language. It has none for Czech, whose words are searched as they are. */
export const CONFIGURATIONS: Readonly<Record<Language, 'german' | 'english' | 'simple'>> = { de: 'german', en: 'english', cs: 'simple' };

/** Stems of folded words; a word that the language has no stem for, as it says nothing, is missing. */
export async function stemsOf(db: Database, lang: Language, words: Iterable<string>): Promise<Map<string, string>> {
  const distinct = [...new Set(words)];
  const configuration = CONFIGURATIONS[lang];
  if (configuration === 'simple') return new Map(distinct.map((word) => [word, word]));
  const rows = await queryRows<{ word: string; stem: string | null }>(
    db,
    sql`select word, (ts_lexize(${`${configuration}_stem`}::regdictionary, word))[1] as stem from jsonb_array_elements_text(${JSON.stringify(distinct)}::jsonb) as word`,
  );
  return new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
}
