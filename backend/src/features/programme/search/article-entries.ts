import { LANGUAGES } from '@vestibule/contracts';
import { and, inArray } from 'drizzle-orm';
import { articles } from '../../../engines/records/tables';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';
import type { EntrySource } from '../../../engines/search/entry';

/** Articles of the magazine that are online, also by their authors; those whose day has not come are not found yet. */
export const articleEntries: EntrySource = {
  category: 'articles',
  table: articles,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select()
      .from(articles)
      .where(and(inArray(articles.id, [...ids]), articles.isOnline));
    return rows.flatMap((row) =>
      LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.title);
        return {
          id: row.id,
          lang: asked,
          title: pick(row.title, lang),
          also: row.author ?? '',
          body: plain(pick(row.body, lang)),
          moment: row.date,
        };
      }),
    );
  },
};
