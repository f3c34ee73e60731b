import { LANGUAGES, type Language } from '@vestibule/contracts/languages';
import { recordOf, targetsIn } from '@vestibule/contracts/records/kinds';
import { takeSnapshot } from '../../../engines/records/publishing/snapshot';
import { loadSettled, rowsOf } from '../../../engines/records/publishing/publications';
import type { Database } from '../../../platform/db/database';
import type { KeptModule } from '../../../engines/records/tables';
import { loadLabels } from '../../../engines/records/labels';
import { readModules } from '../../../engines/records/pages/read-modules';
import type { FoundRecord } from '../../../engines/records/read-records';
import { compact } from '../../../engines/records/compact';

/**
 * Pages as visitors see them. A pack has one list of modules for all languages: it is that of the first language in
 * which the page is published, each text as it is published in its language.
 */
export async function asPublished(db: Database, pages: readonly FoundRecord[]): Promise<readonly FoundRecord[]> {
  const published = await loadSettled(
    db,
    pages.map(({ id }) => id),
  );
  const labels = await loadLabels(db, targetsIn(recordOf('pages').fields));
  const found: FoundRecord[] = [];
  for (const page of pages) {
    const own = LANGUAGES.map((lang) => published(page.id, lang));
    if (own.every((publication) => publication === undefined)) found.push(page);
    else {
      const edited = await takeSnapshot(db, { pageId: page.id, containerId: null });
      const seen = own.map((publication) => (publication === undefined ? edited : publication.modules));
      const modules = readModules(rowsOf(page.id, inOne(seen), ''), labels);
      found.push({ ...page, values: compact({ ...page.values, modules }) });
    }
  }
  return found;
}

/** One list of the modules published in each language, in the order of LANGUAGES. */
function inOne(seen: readonly (readonly KeptModule[] | null)[]): readonly KeptModule[] {
  const [first = []] = seen.filter((modules) => modules !== null);
  return first.map((module) => {
    const textsIn = (index: number, lang: Language) => seen[index]?.find(({ id }) => id === module.id)?.texts[lang];
    const texts = LANGUAGES.map((lang, index) => [lang, textsIn(index, lang)] as const);
    return { ...module, texts: Object.fromEntries(texts.filter(([, one]) => one !== undefined)) };
  });
}
