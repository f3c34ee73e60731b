import { fallbackOrder, type Language } from '@vestibule/contracts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { pages } from '../../db/schema';
import { shownText, withoutMarkup } from '../../db/search-text';
import { plainText } from '../../html/plain-text';
import { contentLanguage, pick } from '../../texts/localise';
import { textHits, TIMELESS, type SearchSource } from './source';

/**
 * What a page says: its description and the texts of its modules. Not of teaser lists: they tell of other pages, and some of their
 * items are not online yet. Nor addresses, which are among a module's texts too.
 */
function pageText(lang: Language): SQL<string> {
  const texts = sql.join(
    fallbackOrder(lang).map((one) => sql`texts -> ${sql.raw(`'${one}'`)}`),
    sql`, `,
  );
  return sql<string>`concat_ws(' · ', nullif(${shownText(pages.metaDescription, lang)}, ''), (
    select string_agg(part.value #>> '{}', ' · ' order by modules.position, modules.id)
    from modules, jsonb_path_query(coalesce(${texts}), 'strict $.** ? (@.type() == "string" && !(@ like_regex "^(/|https?:|#)"))') as part(value)
    where modules.page_id = pages.id and modules.model <> 'teaser_list'))`;
}

const titleOf = (lang: Language): SQL => sql`(${shownText(pages.title, lang)} || ' ' || ${shownText(pages.headline, lang)})`;
const pathOf = (lang: Language): SQL<string> => sql<string>`coalesce(${pages.path} ->> ${lang}::text, '')`;

/** Pages that somebody can go to, by everything they say. */
export const pageSource: SearchSource = {
  category: 'pages',
  hits: (search) =>
    textHits(search, {
      table: sql`${pages}`,
      id: sql`${pages.id}`,
      title: titleOf(search.lang),
      text: withoutMarkup(pageText(search.lang)),
      where: sql`${pages.isOnline} and ${pages.isClickable} and ${pathOf(search.lang)} <> ''`,
    }),
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select({ id: pages.id, title: pages.title, path: pages.path, text: pageText(asked) })
      .from(pages)
      .where(inArray(pages.id, [...ids]));
    return rows.map((row) => {
      const lang = contentLanguage(asked, row.title);
      return { ...TIMELESS, id: row.id, lang, url: row.path[asked] ?? '', title: pick(row.title, lang), text: plainText(row.text) };
    });
  },
};
