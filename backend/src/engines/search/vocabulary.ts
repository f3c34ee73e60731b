import type { Language } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { editDistance, editsAllowed } from './edit-distance';
import { asTyped, inLanguage, matching } from './matching';
import { searchEntries, searchWords } from './tables';

/** Corrections of one misspelt word, at most. */
const MOST_CORRECTIONS = 3;
/** Some of the nearest may be in no record any more. */
const CONSIDERED = 10;
/** Longer words that contain one, at most. */
const MOST_INSIDE = 60;
/** Shorter words are inside too many others. */
const SHORTEST_INSIDE = 5;

/** A word of the index: folded, and as it is written in small letters. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
}

/** Those of the words that occur in the index of the language, also as the beginning of a word or in another form. */
export async function findKnown(db: Database, words: readonly string[], lang: Language): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const [found] = await queryRows<{ known: boolean[] }>(
    db,
    sql`select json_build_array(${sql.join(
      words.map((word) => anyEntry(lang, sql`${searchEntries.words} @@ ${matching([asTyped(word)], lang)}`)),
      sql`, `,
    )}) as known`,
  );
  return words.filter((_, index) => found?.known[index] === true);
}

/**
 * Whether there is an entry. Planned as if all were wanted, which takes the index: for one alone PostgreSQL would
 * rather leaf through the table.
 */
const anyEntry = (lang: Language, condition: SQL): SQL =>
  sql`exists (with found as materialized (select 1 from ${searchEntries} where ${inLanguage(lang)} and ${condition}) select 1 from found)`;

/**
 * Words that contain one of these behind at least three letters, as compounds do: with fewer, ends of words would be
 * found by chance, as `hrung` in `führung`.
 */
export async function findInside(
  db: Database,
  words: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const long = words.filter((word) => word.length >= SHORTEST_INSIDE);
  if (long.length === 0) return new Map();
  const rows = await queryRows<{ part: string; word: string }>(
    db,
    sql`
      select part, inside.word from jsonb_array_elements_text(${JSON.stringify(long)}::jsonb) as part
      cross join lateral (
        select word from ${searchWords} where lang = ${lang} and word like '___%' || part || '%' order by length(word), word limit ${MOST_INSIDE}
      ) as inside`,
  );
  return new Map(long.map((word) => [word, rows.filter(({ part }) => part === word).map((row) => row.word)]));
}

/**
 * Words of records that differ from a typed one by as few edits as possible, at most by those that are allowed for its
 * length. Whole words before such that only begin like it. The first letter must be right: else the ends of longer
 * words would be found.
 */
export async function correct(db: Database, typed: string, lang: Language): Promise<readonly KnownWord[]> {
  const edits = editsAllowed(typed);
  if (edits === 0) return [];
  const whole = nearest(typed, await candidates(db, typed, lang, typed.length + edits), false);
  const likely = whole.length > 0 ? whole : nearest(typed, await candidates(db, typed, lang, Infinity), true);
  if (likely.length === 0) return [];
  const found = await queryRows<{ word: string }>(
    db,
    sql`select word from jsonb_array_elements_text(${JSON.stringify(likely.map(({ word }) => word))}::jsonb) as word
      where ${anyEntry(lang, sql`${searchEntries.words} @@ quote_literal(word)::tsquery`)}`,
  );
  const there = new Set(found.map(({ word }) => word));
  return likely.filter(({ word }) => there.has(word)).slice(0, MOST_CORRECTIONS);
}

const candidates = (db: Database, typed: string, lang: Language, longest: number): Promise<KnownWord[]> =>
  queryRows<KnownWord>(
    db,
    sql`select word, shown from ${searchWords} where lang = ${lang} and left(word, 1) = ${typed.slice(0, 1)}
      and length(word) >= ${typed.length - editsAllowed(typed)} ${longest === Infinity ? sql`` : sql`and length(word) <= ${longest}`}`,
  );

function nearest(typed: string, words: readonly KnownWord[], begins: boolean): readonly KnownWord[] {
  const measured = words
    .map((known) => ({ known, edits: editDistance(typed, known.word, begins) }))
    .filter(({ edits }) => edits <= editsAllowed(typed));
  const fewest = Math.min(...measured.map(({ edits }) => edits));
  return measured
    .filter(({ edits }) => edits === fewest)
    .map(({ known }) => known)
    .sort((one, other) => one.word.length - other.word.length || (one.word < other.word ? -1 : 1))
    .slice(0, CONSIDERED);
}
