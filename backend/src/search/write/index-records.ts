import { LANGUAGES, SEARCH_CATEGORIES, type Language, type SearchCategory } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { searchEntries } from '../../db/schema';
import { ENTRY_SOURCES } from '../entries';
import { stemsOf } from '../stems';
import type { Entry } from '../entries/entry';
import { vectorOf, wordsOf, type EntryWords } from './vector';

/** Records of one statement; a few hundred long pages are some megabytes. */
const BATCH = 500;

/**
 * Writes what the search knows of these records, or of all of a category, and forgets those that are gone or no longer to be seen.
 * To be called in the transaction that writes the records.
 */
export async function indexRecords(db: Database, category: SearchCategory, ids?: readonly number[]): Promise<void> {
  const { table, read } = ENTRY_SOURCES[category];
  const wanted = ids ?? (await db.select({ id: sql<number>`${table.id}` }).from(table)).map(({ id }) => id);
  if (ids === undefined) await db.execute(sql`delete from ${searchEntries} where category = ${category} and record_id not in (select ${table.id} from ${table})`);
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    await writeEntries(db, category, batch, await read(db, batch));
  }
}

/** Writes what the search knows of everything. */
export async function indexAll(db: Database): Promise<void> {
  for (const category of SEARCH_CATEGORIES) await indexRecords(db, category);
}

/** Fills the index of a database that was made before there was one. */
export async function fillIndex(db: Database): Promise<void> {
  const [entry] = await db.select({ id: searchEntries.recordId }).from(searchEntries).limit(1);
  if (entry === undefined) await db.transaction(indexAll);
}

/** The entries of these records become those given. Rows that say the same already are left alone: every row that is written leaves an old one. */
async function writeEntries(db: Database, category: SearchCategory, ids: readonly number[], entries: readonly Entry[]): Promise<void> {
  const rows = await vectorsOf(db, entries);
  await db.execute(sql`
    with given as (
      select ${category}::text as category, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id int, lang text, title text, kind text, body text, words tsvector, title_words tsvector, folded text, moment timestamptz, until timestamptz)
    ), gone as (
      delete from ${searchEntries} as old where category = ${category} and record_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as value)
        and not exists (select 1 from given where given.id = old.record_id and given.lang = old.lang)
    )
    insert into ${searchEntries} as old (category, record_id, lang, title, kind, body, words, title_words, folded, moment, until) select * from given
    on conflict (category, record_id, lang) do update set title = excluded.title, kind = excluded.kind, body = excluded.body, words = excluded.words,
      title_words = excluded.title_words, folded = excluded.folded, moment = excluded.moment, until = excluded.until
    where (old.title, old.kind, old.body, old.words, old.moment, old.until)
      is distinct from (excluded.title, excluded.kind, excluded.body, excluded.words, excluded.moment, excluded.until)`);
}

/** Rows with their words, stemmed in the row's language. */
async function vectorsOf(db: Database, entries: readonly Entry[]) {
  const read = entries.map((entry) => ({ entry, words: wordsOf(entry) }));
  const stems = new Map<Language, ReadonlyMap<string, string>>();
  for (const lang of LANGUAGES) {
    const own = read.filter(({ entry }) => entry.lang === lang);
    stems.set(lang, await stemsOf(db, lang, distinct(own.map(({ words }) => words))));
  }
  return read.map(({ entry: { id, lang, title, kind = '', body, moment = null, until = null }, words }) => ({
    ...{ id, lang, title, kind, body, moment, until },
    words: vectorOf(words, stems.get(lang) ?? new Map()),
    title_words: vectorOf({ title: words.title, kind: [], body: [] }, new Map()),
    folded: words.title.join(' '),
  }));
}

function distinct(all: readonly EntryWords[]): Set<string> {
  const words = new Set<string>();
  for (const { title, kind, body } of all) for (const part of [title, kind, body]) for (const word of part) words.add(word);
  return words;
}
