import { sql, type SQL } from 'drizzle-orm';

/** Whether the text holds these letters somewhere, large or small. */
export const contains = (text: SQL, letters: string): SQL =>
  sql`${text} ilike ${`%${letters.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Whether the text holds each of the words: a condition a word. */
export const containsEach = (text: SQL, words: string): readonly SQL[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => contains(text, word));
