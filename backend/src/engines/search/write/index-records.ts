import { LANGUAGES, SEARCH_CATEGORIES, type Language, type SearchCategory } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { searchEntries, searchWords } from '../tables';
import { searchKindOf } from '../kinds';
import { foldQuery, writtenWords } from '../fold-query';
import { remembered } from '../remembered';
import { Stems } from '../stems';
import type { SearchEntry } from '../entry';
import { entryReader, titleWords, vectorOf, type EntryWords } from './vector';

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
  { rows, vocabulary }: EntryRows,
): Promise<void> {
  await db.execute(sql`
    with given as (
      select ${category}::text as category, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id int, lang text, title text, kind text, body text, words tsvector, title_words tsvector, folded text, moment timestamptz, until timestamptz)
    ), gone as (
      delete from ${searchEntries} as old where category = ${category} and record_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as value)
        and not exists (select 1 from given where given.id = old.record_id and given.lang = old.lang)
    ), learnt as (
      insert into ${searchWords} (lang, word, shown) select * from jsonb_to_recordset(${JSON.stringify(vocabulary)}::jsonb) as vocabulary(lang text, word text, shown text)
      on conflict do nothing
    )
    insert into ${searchEntries} as old (category, record_id, lang, title, kind, body, words, title_words, folded, moment, until) select * from given
    on conflict (category, record_id, lang) do update set title = excluded.title, kind = excluded.kind, body = excluded.body, words = excluded.words,
      title_words = excluded.title_words, folded = excluded.folded, moment = excluded.moment, until = excluded.until
    where (old.title, old.kind, old.body, old.words, old.moment, old.until)
      is distinct from (excluded.title, excluded.kind, excluded.body, excluded.words, excluded.moment, excluded.until)`);
}

type EntryRows = Awaited<ReturnType<typeof rowsOf>>;

/** Shorter words are not corrected, and are inside no others. */
const SHORTEST_KNOWN = 4;

/** Entries with their words, stemmed in the language that they are shown in. */
async function rowsOf(entries: readonly SearchEntry[], stems: Stems) {
  const wordsOf = entryReader();
  const read = entries.map((entry) => ({ entry, words: wordsOf(entry) }));
  for (const lang of LANGUAGES) {
    const own = read.filter(({ entry }) => entry.lang === lang);
    await stems.learn(
      lang,
      new Set(own.flatMap(({ words: { title, kind, body, beside } }) => [...title, ...kind, ...body, ...beside])),
    );
  }
  const rows = read.map(({ entry: { id, lang, title, kind = '', body, moment = null, until = null }, words: own }) => ({
    ...{ id, lang, title, kind, body, moment, until },
    words: vectorOf(own, stems.of(lang)),
    title_words: vectorOf(titleWords(title), stems.of(lang)),
    folded: foldQuery(title).join(' '),
  }));
  return { rows, vocabulary: vocabularyOf(read) };
}

/** Words of these entries, each once a language, as they are written there. */
function vocabularyOf(entries: readonly { readonly entry: SearchEntry; readonly words: EntryWords }[]) {
  const written = remembered(writtenWords);
  const known = new Map<string, { lang: Language; word: string; shown: string }>();
  for (const { entry, words } of entries) {
    const texts = [entry.title, entry.kind, entry.also, entry.body, entry.beside];
    const forms = texts.map((text) => written(text ?? ''));
    for (const word of new Set([...words.title, ...words.kind, ...words.body, ...words.beside])) {
      const key = `${entry.lang} ${word}`;
      if (word.length < SHORTEST_KNOWN || known.has(key)) continue;
      const shown = forms.map((form) => form.get(word)).find((form) => form !== undefined) ?? word;
      known.set(key, { lang: entry.lang, word, shown });
    }
  }
  return [...known.values()];
}
