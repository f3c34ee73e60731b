import { notFound, type AnswerOf, type Language } from '@vestibule/contracts';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { By } from '../../../../platform/audit/note';
import type { Database } from '../../../../platform/db/database';
import { contentVersions } from '../../tables';
import { pages } from '../../../../engines/records/tables';
import { checkVersion } from '../../../../platform/server/version';
import { indexRecords } from '../../../../engines/search/write/index-records';
import { findVersion, inHistory } from '../content/history';
import { putBack } from '../content/restore';
import { contentVersion, takeSnapshot } from '../../../../engines/records/publishing/snapshot';
import { lockOwner, versionsOf } from '../owner';
import { loadPublications, standingOf } from '../../../../engines/records/publishing/publications';
import { accountNames } from '../../../../platform/auth/account-names';
import { changesBetween } from './changes';

type Listed = AnswerOf<'pageVersions'>;
type Row = Omit<typeof contentVersions.$inferSelect, 'modules'>;

const ownerOf = (pageId: number) => ({ pageId, containerId: null });

/** The versions of a page, the latest first. Throws `not_found`. */
export async function listVersions(db: Database, pageId: number, lang: Language, now: number): Promise<Listed> {
  const { modules: _, ...columns } = getTableColumns(contentVersions);
  const rows = await db
    .select(columns)
    .from(contentVersions)
    .where(versionsOf(ownerOf(pageId)))
    .orderBy(desc(contentVersions.id));
  return presentAll(db, pageId, rows, lang, now);
}

/** A version with its changes. Throws `not_found`. */
export async function describeVersion(
  db: Database,
  pageId: number,
  id: number,
  lang: Language,
  now: number,
): Promise<AnswerOf<'pageVersion'>> {
  const found = await findVersion(db, ownerOf(pageId), id);
  if (!found) throw notFound('There is no such version');
  const [before] = await db
    .select()
    .from(contentVersions)
    .where(and(versionsOf(ownerOf(pageId)), lt(contentVersions.id, id)))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  const [version] = await presentAll(db, pageId, [found], lang, now);
  if (!version) throw new TypeError('The version was not presented');
  // The content before the first version is not known.
  return { ...version, changes: before ? [...changesBetween(before.modules, found.modules, lang)] : [] };
}

/**
 * Restores the content of a version, as a step of its own that can be undone. `version` is the content that the editor
 * saw. Throws `not_found`, 412 when the content has changed since.
 */
export function restoreVersion(db: Database, pageId: number, id: number, version: string, by: By): Promise<void> {
  const owner = ownerOf(pageId);
  return db.transaction(async (tx) => {
    if (!(await lockOwner(tx, owner))) throw notFound('There is no such page');
    const present = await takeSnapshot(tx, owner);
    checkVersion(version, contentVersion(present));
    const found = await findVersion(tx, owner, id);
    if (!found) throw notFound('There is no such version');
    await inHistory(tx, owner, { ...by, step: 'restore', model: null }, () =>
      putBack(tx, owner, found.modules, present, by.now),
    );
    await indexRecords(tx, 'pages', [pageId]);
  });
}

async function presentAll(
  db: Database,
  pageId: number,
  rows: readonly Row[],
  lang: Language,
  now: number,
): Promise<Listed> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId));
  if (!page) throw notFound('There is no such page');
  const latest = contentVersion(await takeSnapshot(db, ownerOf(pageId)));
  const { current } = standingOf(await loadPublications(db, pageId, lang), now);
  const seen = current === undefined ? latest : current.version;
  const nameOf = await accountNames(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, at, authorId, step, model, version }) => ({
    id,
    at,
    author: nameOf(authorId),
    step,
    model,
    published: version === seen,
    latest: version === latest,
  }));
}
