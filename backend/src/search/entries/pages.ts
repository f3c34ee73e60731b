import { fallbackOrder, LANGUAGES, type Language } from '@vestibule/contracts';
import { and, inArray, sql } from 'drizzle-orm';
import { pages } from '../../db/schema';
import { plainText } from '../../html/plain-text';
import { contentLanguage, pick } from '../../texts/localise';
import { remembered } from '../remembered';
import type { EntrySource } from './entry';

/**
 * What the modules of a page say. Not teaser lists: they tell of other pages, and some of their items are not online
 * yet. Nor addresses, which are among a module's texts too.
 */
function moduleTexts(lang: Language) {
  const texts = sql.join(
    fallbackOrder(lang).map((one) => sql`texts -> ${sql.raw(`'${one}'`)}`),
    sql`, `,
  );
  return sql<string | null>`(
    select string_agg(part.value #>> '{}', ' · ' order by modules.position, modules.id)
    from modules, jsonb_path_query(coalesce(${texts}), 'strict $.** ? (@.type() == "string" && !(@ like_regex "^(/|https?:|#)"))') as part(value)
    where modules.page_id = pages.id and modules.model <> 'teaser_list')`;
}

/** Pages that somebody can go to, in the languages in which they have an address, by everything they say. */
export const pageEntries: EntrySource = {
  category: 'pages',
  table: pages,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select({
        id: pages.id,
        path: pages.path,
        title: pages.title,
        headline: pages.headline,
        description: pages.metaDescription,
        de: moduleTexts('de'),
        en: moduleTexts('en'),
        cs: moduleTexts('cs'),
      })
      .from(pages)
      .where(and(inArray(pages.id, [...ids]), pages.isOnline, pages.isClickable));
    return rows.flatMap((row) =>
      LANGUAGES.filter((asked) => row.path[asked]).map((asked) => {
        const lang = contentLanguage(asked, row.title);
        const body = [pick(row.description, asked), row[asked]].filter(Boolean).join(' · ');
        return {
          id: row.id,
          lang: asked,
          title: pick(row.title, lang),
          also: pick(row.headline, asked),
          body: plain(body),
        };
      }),
    );
  },
};
