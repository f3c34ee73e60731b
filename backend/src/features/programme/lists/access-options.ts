import type { FilterOption, Language } from '@vestibule/contracts';
import { EVENT_ACCESS, type EventAccess } from '@vestibule/contracts/records/event-access';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { events } from '../../../engines/records/tables';
import { accessName } from '../events/access';

/** Access that online events have, in the order of its definition: how one gets in, then languages. */
export async function accessOptions(db: Database, lang: Language): Promise<FilterOption[]> {
  const rows = await queryRows<{ id: EventAccess }>(
    db,
    sql`select distinct jsonb_object_keys(${events.access}) as id from ${events} where ${events.isOnline}`,
  );
  const used = new Set(rows.map(({ id }) => id));
  return EVENT_ACCESS.flatMap((slug, index) =>
    used.has(slug) ? [{ id: index + 1, slug, name: accessName(slug, lang), show_in_filter: true }] : [],
  );
}
