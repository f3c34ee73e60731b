import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * After many writes at once: records which rows all transactions see, so that a count reads an index alone; merges the
 * pending entries of the search's indexes; and learns how the values are spread, for the choice of an index.
 * PostgreSQL's autovacuum would do it some time later, an embedded database never. Not within a transaction; half a
 * second for 20,000 events.
 */
export async function settle(db: Database): Promise<void> {
  await db.execute(
    sql`vacuum (analyze) events, event_tags, event_persons, seat_groups, timeslots, quotas, prices, productions, exhibitions, articles, search_entries, search_words`,
  );
}
