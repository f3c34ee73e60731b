import { notFound, type Language } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { findVersion } from '../modules/content/history';
import { loadPageModules, type ModuleRow } from '../../../engines/records/modules/load';
import { loadPublications, rowsOf, standingOf } from '../../../engines/records/publishing/publications';

/** Modules of a page for an editor or a visitor; `until` is the instant of their next change, in ms. */
export interface ShownContent {
  readonly rows: readonly ModuleRow[];
  readonly until?: number | undefined;
}

/** Published content of a page in a language. Throws `not_found` where it is not published. */
export async function publishedContent(
  db: Database,
  pageId: number,
  lang: Language,
  now: number,
): Promise<ShownContent> {
  const { current, next } = standingOf(await loadPublications(db, pageId, lang), now);
  if (current?.modules === null) throw notFound();
  const rows = current ? rowsOf(pageId, current.modules, current.at) : await loadPageModules(db, pageId);
  return { rows, until: next && Date.parse(next.at) };
}

/** The editors' content of a page. */
export const editedContent = async (db: Database, pageId: number): Promise<ShownContent> => ({
  rows: await loadPageModules(db, pageId),
});

/** The content of a page in a version of it. Throws `not_found`. */
export async function versionContent(db: Database, pageId: number, id: number): Promise<ShownContent> {
  const found = await findVersion(db, { pageId, containerId: null }, id);
  if (!found) throw notFound('This version of the page could not be found');
  return { rows: rowsOf(pageId, found.modules, found.at) };
}
