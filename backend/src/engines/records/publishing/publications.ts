import type { Language } from '@vestibule/contracts';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { pages, publications, type KeptModule } from '../tables';
import { contentVersion } from './snapshot';
import type { ModuleRow } from '../modules/load';

export type Publication = typeof publications.$inferSelect;

/** Publication of a page in a language at an instant, and the instant of the next one. */
export interface Standing<P = Publication> {
  /** Undefined where visitors see what editors have. */
  readonly current: P | undefined;
  readonly next: P | undefined;
}

/** The one that holds at `now` and the one that follows, of rows of one page and language in their order. */
export const standingOf = <P extends Pick<Publication, 'at'>>(rows: readonly P[], now: number): Standing<P> => ({
  current: rows.filter(({ at }) => Date.parse(at) <= now).at(-1),
  next: rows.find(({ at }) => Date.parse(at) > now),
});

/** State of a publication and the version of the content; a withdrawn one has no version. */
export function stateOf(current: Pick<Publication, 'version'> | undefined, version: string) {
  if (current?.version === '') return 'unpublished';
  return current === undefined || current.version === version ? 'published' : 'changed';
}

/** The publications of a page in the order in which they hold, of one language or of all. */
export const loadPublications = (db: Database, pageId: number, lang?: Language): Promise<Publication[]> =>
  db
    .select()
    .from(publications)
    .where(and(eq(publications.pageId, pageId), lang && eq(publications.lang, lang)))
    .orderBy(asc(publications.at), asc(publications.id));

/** Modules that a version keeps, as if they were rows of their table. */
export const rowsOf = (pageId: number, kept: readonly KeptModule[], at: string): ModuleRow[] =>
  kept.map((module) => ({ ...module, pageId, containerId: null, updatedAt: at }));

/**
 * To be called before the content of a page changes, which must be locked: visitors see the old content until an editor
 * publishes. A page that is offline is not public, and needs no copy.
 */
export async function holdPublished(
  tx: Database,
  pageId: number,
  modules: readonly KeptModule[],
  now: number,
): Promise<void> {
  const [page] = await tx.select({ isOnline: pages.isOnline }).from(pages).where(eq(pages.id, pageId));
  if (page?.isOnline !== true) return;
  const at = new Date(now).toISOString();
  const held = await tx
    .selectDistinct({ lang: publications.lang })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), lte(publications.at, at)));
  const missing = LANGUAGES.filter((lang) => !held.some((one) => one.lang === lang));
  if (missing.length === 0) return;
  const row = { pageId, modules, version: contentVersion(modules), at, authorId: null, isSettled: true };
  await tx.insert(publications).values(missing.map((lang) => ({ ...row, lang })));
}

/** Of these pages visitors see what their editors have, as after an import. */
export async function dropPublications(db: Database, pageIds: readonly number[]): Promise<void> {
  if (pageIds.length > 0) await db.delete(publications).where(inArray(publications.pageId, [...pageIds]));
}

/** The publication of each of these pages in a language that the search knows of; undefined where there is none. */
export async function loadSettled(
  db: Database,
  pageIds: readonly number[],
): Promise<(pageId: number, lang: Language) => Publication | undefined> {
  const rows = await db
    .select()
    .from(publications)
    .where(and(inArray(publications.pageId, [...pageIds]), eq(publications.isSettled, true)))
    .orderBy(asc(publications.at), asc(publications.id));
  const last = new Map(rows.map((row) => [`${row.pageId} ${row.lang}`, row]));
  return (pageId, lang) => last.get(`${pageId} ${lang}`);
}

/** Languages in which visitors see nothing of a page at an instant. */
export type Withdrawn = (pageId: number) => ReadonlySet<Language>;

export async function loadWithdrawn(db: Database, now: number, pageIds?: readonly number[]): Promise<Withdrawn> {
  const which = pageIds === undefined ? sql`` : sql`and ${inArray(publications.pageId, [...pageIds, 0])}`;
  const rows = await queryRows<{ page: number; lang: Language; gone: boolean }>(
    db,
    sql`select distinct on (page_id, lang) page_id as page, lang, modules is null as gone from ${publications}
      where at <= ${new Date(now).toISOString()}::timestamptz ${which} order by page_id, lang, at desc, id desc`,
  );
  return (pageId) => new Set(rows.filter(({ page, gone }) => page === pageId && gone).map(({ lang }) => lang));
}

/** The addresses that a page has for visitors. */
export const withoutWithdrawn = <
  P extends { readonly id: number; readonly path: Readonly<Partial<Record<Language, string>>> },
>(
  page: P,
  withdrawn: Withdrawn,
): P => {
  const gone = withdrawn(page.id);
  return gone.size === 0
    ? page
    : { ...page, path: Object.fromEntries(Object.entries(page.path).filter(([lang]) => !gone.has(lang as Language))) };
};
