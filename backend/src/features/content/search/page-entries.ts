import { LANGUAGES, type Language } from '@vestibule/contracts';
import { definitionOf, moduleFieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { and, inArray, not } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { modules, pages, type KeptModule } from '../../../engines/records/tables';
import { loadSettled } from '../../../engines/records/publishing/publications';
import { searchedTexts, storedTexts } from '../../../engines/fields/texts';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { TRANSLATIONS } from '../../../platform/texts/translations';
import { remembered } from '../../../engines/search/remembered';
import type { EntrySource } from '../../../engines/search/entry';

interface PageTexts {
  /** Texts of the page's modules. */
  readonly shown: string;
  /** Words by which visitors look for the records that modules show; results do not show them. */
  readonly beside: string;
}

/** Such words of the modules of a page in a language, each kind once. */
function moduleWords(models: readonly string[], lang: Language): string {
  const words: Readonly<Record<string, string>> = TRANSLATIONS[lang].searchedModules;
  return [...new Set(models)].flatMap((model) => words[model] ?? []).join(' ');
}

/**
 * Published texts of each page in a language, in the order of its modules; undefined where the page is not published.
 */
async function loadTexts(
  db: Database,
  ids: readonly number[],
): Promise<(page: number, lang: Language) => PageTexts | undefined> {
  const published = await loadSettled(db, ids);
  const rows = await db
    .select()
    .from(modules)
    .where(inArray(modules.pageId, [...ids]))
    .orderBy(modules.position, modules.id);
  const perPage = new Map<number, (typeof rows)[number][]>();
  for (const row of rows) if (row.pageId !== null) perPage.set(row.pageId, [...(perPage.get(row.pageId) ?? []), row]);
  return (page, lang) => {
    const own = published(page, lang);
    if (own?.modules === null) return undefined;
    const all = own?.modules ?? perPage.get(page) ?? [];
    return {
      shown: wordsOf(all, lang),
      beside: moduleWords(
        all.map(({ model }) => model),
        lang,
      ),
    };
  };
}

const wordsOf = (
  modules: readonly Pick<KeptModule, 'id' | 'position' | 'model' | 'data' | 'texts'>[],
  lang: Language,
): string =>
  [...modules]
    .sort((one, other) => one.position - other.position || one.id - other.id)
    .flatMap(({ model: name, data, texts }) => {
      const model = modelOf(name);
      const isSearched = model !== undefined && definitionOf(model).isSearched !== false;
      return isSearched ? searchedTexts(moduleFieldsOf(model), data, storedTexts(texts), lang) : [];
    })
    .join(' · ');

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
      LANGUAGES.filter((asked) => row.path[asked]).flatMap((asked) => {
        const lang = contentLanguage(asked, row.title);
        const text = textOf(row.id, asked);
        if (text === undefined) return [];
        const body = [pick(row.description, asked), text.shown].filter(Boolean).join(' · ');
        return {
          id: row.id,
          lang: asked,
          title: pick(row.title, lang),
          also: pick(row.headline, asked),
          body: plain(body),
          beside: text.beside,
        };
      }),
    );
  },
};
