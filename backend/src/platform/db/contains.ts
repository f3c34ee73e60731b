import { sql, type SQL } from 'drizzle-orm';

/** Whether the text holds these letters somewhere, large or small. */
export const contains = (text: SQL, letters: string): SQL =>
  sql`${text} ilike ${`%${letters.replace(/[\\%_]/g, '\\$&')}%`}`;
