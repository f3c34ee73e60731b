import type { Language } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { searchEntries } from '../../../engines/search/tables';
import { inLanguage, matching, type SearchWords } from '../../../engines/search/matching';
import { readWords } from '../../../engines/search/read-query';

/** Condition for events that contain the typed words, as the search finds them; none when nothing was typed. */
export async function withWords(db: Database, typed: string | undefined, lang: Language): Promise<SQL | undefined> {
  if (!typed) return undefined;
  return foundBy(db, await readWords(db, typed, lang), lang);
}

function foundBy(db: Database, words: SearchWords, lang: Language): SQL {
  if (words.length === 0) return sql`false`;
  const found = db
    .select({ id: searchEntries.recordId })
    .from(searchEntries)
    .where(
      sql`${inLanguage(lang)} and ${searchEntries.category} = 'events' and ${searchEntries.words} @@ ${matching(words, lang)}`,
    );
  // As an array, which uses the index of ids: with a join all events would be read.
  return sql`${events.id} = any (array(${found}))`;
}
