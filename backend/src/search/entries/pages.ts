import { LANGUAGES, type Language } from '@vestibule/contracts';
import { definitionOf, fieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { and, inArray, not } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { modules, pages } from '../../platform/db/schema';
import { searchedTexts, storedTexts } from '../../fields/texts';
import { plainText } from '../../platform/html/plain-text';
import { contentLanguage, pick } from '../../platform/texts/localise';
import { remembered } from '../remembered';
import type { EntrySource } from './entry';

/** What the modules of each page say in a language, in their order. */
async function loadTexts(db: Database, ids: readonly number[]): Promise<(page: number, lang: Language) => string> {
  const rows = await db
    .select()
    .from(modules)
    .where(inArray(modules.pageId, [...ids]))
    .orderBy(modules.position, modules.id);
  const perPage = new Map<number, (typeof rows)[number][]>();
  for (const row of rows) if (row.pageId !== null) perPage.set(row.pageId, [...(perPage.get(row.pageId) ?? []), row]);
  return (page, lang) =>
    (perPage.get(page) ?? [])
      .flatMap(({ model: name, data, texts }) => {
        const model = modelOf(name);
        const isSearched = model !== undefined && definitionOf(model).isSearched !== false;
        return isSearched ? searchedTexts(fieldsOf(model), data, storedTexts(texts), lang) : [];
      })
      .join(' · ');
}

/** Pages that visitors can open, in the languages in which they have an address, with all their texts. */
export const pageEntries: EntrySource = {
  category: 'pages',
  table: pages,
  async read(db, ids) {
    const plain = remembered(plainText);
    const textOf = await loadTexts(db, ids);
    const rows = await db
      .select({
        id: pages.id,
        path: pages.path,
        title: pages.title,
        headline: pages.headline,
        description: pages.metaDescription,
      })
      .from(pages)
      .where(and(inArray(pages.id, [...ids]), pages.isOnline, pages.isClickable, not(pages.noindex)));
    return rows.flatMap((row) =>
      LANGUAGES.filter((asked) => row.path[asked]).map((asked) => {
        const lang = contentLanguage(asked, row.title);
        const body = [pick(row.description, asked), textOf(row.id, asked)].filter(Boolean).join(' · ');
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
