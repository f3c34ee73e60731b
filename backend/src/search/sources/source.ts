import type { Language, SearchCategory, SearchHit } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { wordsIn } from '../../db/search-text';

/** What is searched for: `text` for `to_tsquery`, titles and texts in `lang`. */
export interface SearchText {
  readonly text: string;
  readonly lang: Language;
  readonly now: number;
}

/** A record as the results show it, before its words are marked. `text` is without markup. */
export interface Found extends Omit<SearchHit, 'category' | 'title' | 'excerpt'> {
  readonly title: string;
  readonly text: string;
}

/** One category of the search: how it is searched, and how what is found is loaded. */
export interface SearchSource {
  readonly category: SearchCategory;
  /** SELECT of the ids that have all words, with `rank` (0 best) and `distance` (smaller first) to sort by. */
  readonly hits: (search: SearchText) => SQL;
  readonly load: (db: Database, ids: readonly number[], search: SearchText) => Promise<readonly Found[]>;
}

/** What most records leave out. */
export const TIMELESS = { date_start: null, date_end: null, all_day: false, place: '' } as const;

export const tsQuery = ({ text }: SearchText): SQL => sql`to_tsquery('simple', ${text})`;

export interface TextParts {
  readonly table: SQL;
  readonly id: SQL;
  readonly title: SQL;
  /** Searched besides the title; what is found in it only ranks after what is found in titles. */
  readonly text: SQL;
  readonly distance?: SQL;
  readonly where?: SQL;
}

/** Hits of a table that is small enough to be read for every search: a few hundred records, kept by the gateway once answered. */
export const textHits = (search: SearchText, { table, id, title, text, distance = sql`0`, where = sql`true` }: TextParts): SQL => sql`
  select ${id} as id, (not ${wordsIn(title)} @@ ${tsQuery(search)})::int as rank, (${distance})::float8 as distance
  from ${table} where ${where} and ${wordsIn(sql`${title} || ' ' || ${text}`)} @@ ${tsQuery(search)}`;
