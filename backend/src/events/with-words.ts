import type { Language } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { events, searchEntries } from '../db/schema';
import { inLanguage, matching } from '../search/matching';
import { readWords } from '../search/nearest';

/** Condition for events in which the words that somebody typed are found, as the search finds them; none when nothing was typed. */
export async function withWords(db: Database, typed: string | undefined, lang: Language): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const words = await readWords(db, typed, lang);
  if (words.length === 0) return sql`false`;
  const found = db
    .select({ id: searchEntries.recordId })
    .from(searchEntries)
    .where(sql`${inLanguage(lang)} and ${searchEntries.category} = 'events' and ${searchEntries.words} @@ ${matching(words, lang)}`);
  // As an array, of which the index of ids is asked: joined, all events would be read.
  return sql`${events.id} = any (array(${found}))`;
}
