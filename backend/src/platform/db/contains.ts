import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const pattern = (letters: string) => `%${letters.replace(/[\\%_]/g, '\\$&')}%`;
const each = (words: string) => words.split(/\s+/).filter(Boolean);

/** Whether the text holds these letters somewhere, large or small. */
export const contains = (text: SQL, letters: string): SQL => sql`${text} ilike ${pattern(letters)}`;

/** Whether the text holds each of the words: a condition a word. */
export const containsEach = (text: SQL, words: string): readonly SQL[] =>
  each(words).map((word) => contains(text, word));

/** The same of a column that is in small letters already, which takes a fifth of the time. */
export const smallContainsEach = (column: PgColumn, words: string): readonly SQL[] =>
  each(words).map((word) => sql`${column} like lower(${pattern(word)})`);
