import { inArray } from 'drizzle-orm';
import { pages } from '../../../engines/records/tables';
import { contentLanguage } from '../../../platform/texts/localise';
import { TIMELESS, type SearchSource } from '../../../engines/search/source';

/** Content pages. */
export const pageSource: SearchSource = {
  category: 'pages',
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select({ id: pages.id, title: pages.title, path: pages.path })
      .from(pages)
      .where(inArray(pages.id, [...ids]));
    return rows.map((row) => ({
      ...TIMELESS,
      id: row.id,
      lang: contentLanguage(asked, row.title),
      name: row.path[asked] ?? '',
      image: null,
    }));
  },
};
