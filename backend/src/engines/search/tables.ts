import { LANGUAGES } from '@vestibule/contracts/languages';
import type { Language, SearchCategory } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';

/** Words to be found, each with the weight of its place (backend/src/engines/search/write/vector.ts). */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Index of the search: a row for every language that a record is shown in, with its displayed texts. Only public
 * records have rows; code that writes a record calls `indexRecords` (backend/src/engines/search/write) in the same
 * transaction.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    category: text().$type<SearchCategory>().notNull(),
    recordId: integer().notNull(),
    lang: text().$type<Language>().notNull(),
    title: text().notNull(),
    /** Kind of the record, shown beside the title: subline and type of an event, function of a person. */
    kind: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    words: tsvector().notNull(),
    /** The title's words alone: suggestions are made of these. */
    titleWords: tsvector().notNull(),
    /** The title's words in their order, without case and diacritics. */
    folded: text().notNull(),
    /** Sorts the results: start of an event, the day of an article or a production. */
    moment: instant(),
    /** An event is over after it. */
    until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.recordId, table.lang] }),
    // An index per language: a search reads one.
    ...LANGUAGES.flatMap((lang) => {
      const ownRows = sql`${table.lang} = ${sql.raw(`'${lang}'`)}`;
      const gin = (name: string, column: typeof table.words) =>
        index(`search_${name}_${lang}`).using('gin', column).where(ownRows);
      return [gin('words', table.words), gin('title_words', table.titleWords)];
    }),
  ],
);

/**
 * Folded words of all texts, each once, to find those that are close to the typed one or contain it. A word may outlive
 * the last record that had it.
 */
export const searchWords = pgTable(
  'search_words',
  {
    lang: text().$type<Language>().notNull(),
    word: text().notNull(),
    /** In small letters, with its diacritics. */
    shown: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.word] }),
    // Corrections have the first letter of the typed word, and about its length.
    index('search_words_beginnings').on(table.lang, sql`left(${table.word}, 1)`, sql`length(${table.word})`),
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
