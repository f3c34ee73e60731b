import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pages } from '../../db/schema';
import { modulesOf } from '../check/check-pages';
import { pagePaths } from '../page-paths';
import type { RecordOf } from '../schemas/index';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from './batches';
import { writeModules } from './modules';
import type { Names } from './names';

const byLanguage = (texts: object) => JSON.stringify(Object.entries(texts).sort());

/**
 * Works out the paths of all pages anew: a parent's slug is part of its children's, wherever those were written. Also
 * for editors' writes.
 */
async function refreshPaths(db: Database): Promise<void> {
  const rows = await db
    .select({ id: pages.id, parent: pages.parentId, slug: pages.slug, path: pages.path })
    .from(pages);
  const paths = pagePaths(rows);
  for (const row of rows) {
    const path = paths.get(row.id) ?? {};
    if (byLanguage(path) !== byLanguage(row.path)) await db.update(pages).set({ path }).where(eq(pages.id, row.id));
  }
}

/** Writes pages with their modules. The order of the lines is the order of the pages below one parent. */
export async function writePages(db: Database, records: readonly RecordOf<'pages'>[], names: Names): Promise<Count> {
  if (records.length === 0) return { created: 0, updated: 0 };
  const rows = records.map((page, position) => ({
    key: page.key,
    position,
    slug: page.slug ?? {},
    title: page.title,
    headline: page.headline ?? {},
    metaTitle: page.meta_title ?? {},
    metaDescription: page.meta_description ?? {},
    ogTitle: page.og_title ?? {},
    ogDescription: page.og_description ?? {},
    ogType: page.og_type ?? 'website',
    ogImage: page.og_image || null,
    theme: page.theme ?? 'museum',
    pageTheme: page.page_theme ?? 'cc01',
    isOnline: page.is_online ?? true,
    isClickable: page.is_clickable ?? true,
    inMenu: page.in_menu ?? false,
    inFooter: page.in_footer ?? false,
    isLandingPage: page.is_landing_page ?? false,
  }));
  const set = takeGiven(pages, ['id', 'key', 'path', 'parentId']);
  const written = await inBatches(rows, (batch) =>
    db
      .insert(pages)
      .values(batch)
      .onConflictDoUpdate({ target: pages.key, set })
      .returning({ id: pages.id, key: pages.key, created: wasInserted }),
  );
  const all = new Map(
    (await db.select({ key: pages.key, id: pages.id }).from(pages)).map((page) => [page.key, page.id]),
  );
  for (const page of records)
    await db
      .update(pages)
      .set({ parentId: (page.parent && all.get(page.parent)) || null })
      .where(eq(pages.key, page.key));
  await refreshPaths(db);
  await writeModules(
    db,
    records.map((page) => ({ pageId: all.get(page.key) ?? 0, modules: modulesOf(page) })),
    names,
  );
  return countRows(written);
}
