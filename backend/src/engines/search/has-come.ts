import { today } from '@vestibule/contracts/dates';
import { sql, type SQL } from 'drizzle-orm';
import { searchEntries } from './tables';

/** Leaves out articles of days to come: visitors do not see them yet. The moment of an article is its day, in UTC. */
export const hasCome = (now: number): SQL =>
  sql`not (${searchEntries.category} = 'articles' and ${searchEntries.moment} is not null
    and (${searchEntries.moment} at time zone 'UTC')::date > ${today(now)}::date)`;
