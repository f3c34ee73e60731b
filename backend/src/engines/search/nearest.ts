import type { Language } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { searchEntries, searchWords } from './tables';
import { foldQuery } from './fold-query';
import { beginning, inLanguage, matching, type Words } from './matching';

/** Shorter words are like too many others. */
const SHORTEST = 5;
/** Shorter ones are not taken for words that are shorter still: `salat` is no `salz`. */
const LONG = 7;
/** Corrections of one misspelt word, at most. */
const MOST = 3;
/** Some of the nearest may not be in any title any more. */
const CONSIDERED = 10;

/**
 * The typed text as words to search for: one that does not occur in the language is replaced by its likely corrections.
 */
export async function readWords(db: Database, typed: string, lang: Language): Promise<Words> {
  const words = foldQuery(typed);
  const long = words.filter((word) => word.length >= SHORTEST);
  const known = await knownOf(db, long, lang, (word) => matching([[word]], lang));
  const meant = new Map<string, readonly string[]>();
  for (const word of long.filter((one) => !known.includes(one))) meant.set(word, await meantBy(db, word, lang));
  return words.map((word) => {
    const others = meant.get(word) ?? [];
    return others.length === 0 ? [word] : others;
  });
}

/**
 * Fingers that were too fast change two letters over, which leaves few groups of three alike: looked for first, and by
 * itself.
 */
async function meantBy(db: Database, word: string, lang: Language): Promise<readonly string[]> {
  // Without other forms: a stem takes `oe` for `ö`, so that a word that does not occur would seem to.
  const known = await knownOf(db, changedOver(word), lang, (one) => beginning([[one]]));
  return known.length > 0 ? known.slice(0, MOST) : nearest(db, word, lang);
}

/** The word with each two neighbours changed over. */
function changedOver(word: string): readonly string[] {
  const letters = [...word];
  const changed = letters
    .slice(1)
    .map((letter, before) =>
      [...letters.slice(0, before), letter, letters[before], ...letters.slice(before + 2)].join(''),
    );
  return [...new Set(changed)].filter((one) => one !== word);
}

/** Those of the words that occur in the index of the language. */
async function knownOf(
  db: Database,
  words: readonly string[],
  lang: Language,
  find: (word: string) => SQL,
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const [found] = await queryRows<{ known: boolean[] }>(
    db,
    sql`select json_build_array(${sql.join(
      words.map((word) => anyEntry(lang, sql`${searchEntries.words} @@ ${find(word)}`)),
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
 * Words of titles that are most like this one, or begin like it. Words are similar if they share groups of three
 * letters (pg_trgm, threshold in db/connect.ts); the first letter must be right, else the ends of longer words, as
 * `hrung`, would find them.
 */
async function nearest(db: Database, word: string, lang: Language): Promise<readonly string[]> {
  const rows = await queryRows<{ word: string }>(
    db,
    sql`
      with near as (
        select word, row_number() over (order by word_similarity(${word}::text, word) desc, similarity(${word}::text, word) desc, word) as place
        from ${searchWords} where lang = ${lang} and left(word, 1) = ${word.slice(0, 1)} and length(word) >= ${word.length < LONG ? word.length : 0} and ${word}::text <% word
        order by place limit ${CONSIDERED}
      )
      select word from near
      where ${anyEntry(lang, sql`${searchEntries.titleWords} @@ quote_literal(near.word)::tsquery`)}
      order by place limit ${MOST}`,
  );
  return rows.map((row) => row.word);
}
