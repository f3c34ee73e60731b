import { LANGUAGES } from '@vestibule/contracts';
import { and, inArray } from 'drizzle-orm';
import { forms } from '../../../engines/records/tables';
import type { SearchKind } from '../../../engines/search/kinds';
import { remembered } from '../../../engines/search/remembered';
import { TIMELESS } from '../../../engines/search/source';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';

/** Forms by their titles and their introductions; every public form has a page. */
export const formSearch: SearchKind = {
  category: 'forms',
  table: forms,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select({ id: forms.id, title: forms.title, intro: forms.intro })
      .from(forms)
      .where(and(inArray(forms.id, [...ids]), forms.isOnline));
    return rows.flatMap((row) =>
      LANGUAGES.map((asked) => {
        const lang = contentLanguage(asked, row.title);
        return { id: row.id, lang: asked, title: pick(row.title, lang), body: plain(pick(row.intro, lang)) };
      }),
    );
  },
  async load(db, ids, { lang: asked }) {
    const rows = await db
      .select({ id: forms.id, title: forms.title })
      .from(forms)
      .where(and(inArray(forms.id, [...ids]), forms.isOnline));
    return rows.map((row) => ({
      ...TIMELESS,
      id: row.id,
      lang: contentLanguage(asked, row.title),
      name: recordSlug('form', row, asked),
      image: null,
    }));
  },
};
