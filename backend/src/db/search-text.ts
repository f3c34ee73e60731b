import { fallbackOrder, type Language } from '@vestibule/contracts/languages';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * SQL for texts that people search in. An index is used only where a query has the very expression that it was made of, so
 * both take it from here; a change needs a migration. Core functions only: the extension `unaccent` is not there on every server.
 */

/** A localised text in the language that it is shown in: the first of the fallback order that it is translated to; '' when none. */
export function shownText(text: AnyColumn, lang: Language): SQL<string> {
  const translations = fallbackOrder(lang).map((language) => sql`nullif(${text} ->> ${sql.raw(`'${language}'`)}, '')`);
  return sql<string>`coalesce(${sql.join(translations, sql`, `)}, '')`;
}

/** Without case and diacritics; `foldQuery` does the same to what people type. Signs that PostgreSQL's parser reads as part of a file or host name part words. */
export const folded = (text: SQL): SQL<string> =>
  sql<string>`translate(replace(lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'ß', 'ss'), './_@', '    ')`;

/** Folded words of any text, for `@@`. */
export const wordsIn = (text: SQL): SQL => sql`to_tsvector('simple', ${folded(text)})`;

/** Folded words of a localised text, for `@@`. */
export const searchWords = (text: AnyColumn, lang: Language): SQL => wordsIn(shownText(text, lang));

/** HTML without its markup: nobody searches for the names of tags and entities. */
export const withoutMarkup = (html: SQL): SQL<string> => sql<string>`regexp_replace(${html}, '<[^>]*>|&[a-z]+;', ' ', 'g')`;
