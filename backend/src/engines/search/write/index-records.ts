import { LANGUAGES, SEARCH_CATEGORIES, type SearchCategory } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { searchEntries, searchWords } from '../tables';
import { searchKindOf } from '../kinds';
import { foldQuery } from '../fold-query';
import { remembered } from '../remembered';
import { Stems } from '../stems';
import type { SearchEntry } from '../entry';
import { vectorOf, entryWords } from './vector';

/** Records of one statement; a few hundred long pages are some megabytes. */
const BATCH = 500;

/**
 * Updates the search entries of these records, or of all of a category, and deletes those of deleted and hidden ones.
 * To be called in the transaction that writes the records.
 */
export async function indexRecords(db: Database, category: SearchCategory, ids?: readonly number[]): Promise<void> {
  const { table, read } = searchKindOf(category);
  const wanted = ids ?? (await db.select({ id: sql<number>`${table.id}` }).from(table)).map(({ id }) => id);
  if (ids === undefined)
    await db.execute(
      sql`delete from ${searchEntries} where category = ${category} and record_id not in (select ${table.id} from ${table})`,
    );
  const stems = new Stems(db);
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    await writeEntries(db, category, batch, await rowsOf(await read(db, batch), stems));
  }
}

/** Updates the search entries of all records. */
export async function indexAll(db: Database): Promise<void> {
  for (const category of SEARCH_CATEGORIES) await indexRecords(db, category);
}

/**
 * The entries of these records become those given. Rows that say the same already are left alone: every row that is
 * written leaves an old one.
 */
async function writeEntries(
  db: Database,
  category: SearchCategory,
  ids: readonly number[],
  rows: readonly Row[],
): Promise<void> {
  await db.execute(sql`
    with given as (
      select ${category}::text as category, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id int, lang text, title text, kind text, body text, words tsvector, title_words tsvector, folded text, moment timestamptz, until timestamptz)
    ), gone as (
      delete from ${searchEntries} as old where category = ${category} and record_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as value)
        and not exists (select 1 from given where given.id = old.record_id and given.lang = old.lang)
    ), learnt as (
      insert into ${searchWords} (lang, word) select distinct lang, word from given, unnest(string_to_array(folded, ' ')) as word where word <> ''
      on conflict do nothing
    )
    insert into ${searchEntries} as old (category, record_id, lang, title, kind, body, words, title_words, folded, moment, until) select * from given
    on conflict (category, record_id, lang) do update set title = excluded.title, kind = excluded.kind, body = excluded.body, words = excluded.words,
      title_words = excluded.title_words, folded = excluded.folded, moment = excluded.moment, until = excluded.until
    where (old.title, old.kind, old.body, old.words, old.moment, old.until)
      is distinct from (excluded.title, excluded.kind, excluded.body, excluded.words, excluded.moment, excluded.until)`);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Entries with their words, stemmed in the language that they are shown in. */
async function rowsOf(entries: readonly SearchEntry[], stems: Stems) {
  const words = remembered(foldQuery);
  const read = entries.map((entry) => ({ entry, words: entryWords(entry, words) }));
  for (const lang of LANGUAGES) {
    const own = read.filter(({ entry }) => entry.lang === lang);
    await stems.learn(lang, new Set(own.flatMap(({ words: { title, kind, body } }) => [...title, ...kind, ...body])));
  }
  return read.map(({ entry: { id, lang, title, kind = '', body, moment = null, until = null }, words }) => ({
    ...{ id, lang, title, kind, body, moment, until },
    words: vectorOf(words, stems.of(lang)),
    title_words: vectorOf({ title: words.title, kind: [], body: [] }, stems.of(lang)),
    folded: words.title.join(' '),
  }));
}
