import { asc, eq } from 'drizzle-orm';
import { checkPages } from '../check/check-pages';
import { loadKnown, type Known } from '../check/known';
import { Problems } from '../problems';
import { packOf } from '../pack';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { pages } from '../tables';
import type { Json } from '../../../platform/db/documents';
import { checkFieldRights } from './check-rights';
import { findRecord, type VersionedRecord } from './find';
import { lockRecords } from './lock';
import { checkVersion } from '../../../platform/server/version';
import { firstOf, wrong } from '../validation-error';
import { redirectMoved } from '../pages/redirect-moved';
import { refreshPaths } from '../pages/refresh-paths';
import { pagePathsNow, refuseRemoteAddresses, type AddressOwner } from '../pages/remote-addresses';

export interface PagePlace {
  /** Id of the page above; null at the top. */
  readonly parent: number | null;
  /** Id of the page right after it; null at the end. */
  readonly before: number | null;
}
export interface PlacedPage {
  readonly page: VersionedRecord;
  /** Whether it has other addresses since. */
  readonly hasMoved: boolean;
}

/**
 * Moves a page with all below it to another place of the tree (docs/behaviour/editing.md#tree-of-pages); its content
 * stays untouched. Throws `not_found`, 412 for an older version, and `validation` for an invalid place: below itself,
 * beside a missing page, or where another page or a remote has its address.
 */
export function placePage(
  db: Database,
  id: number,
  {
    version,
    place,
    by,
    ownerOf,
  }: { readonly version: string; readonly place: PagePlace; readonly by: By; readonly ownerOf: AddressOwner },
): Promise<PlacedPage> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const page = await findRecord(tx, 'pages', id);
    checkVersion(version, page.version);
    const rows = await tx
      .select({ id: pages.id, key: pages.key, parentId: pages.parentId, position: pages.position })
      .from(pages)
      .orderBy(asc(pages.position), asc(pages.id));
    const own = rows.find((row) => row.id === id);
    const above = rows.find((row) => row.id === place.parent);
    if (place.parent !== null && above === undefined) throw wrong('parent', 'there is no such page');
    const others = rows.filter((row) => row.parentId === place.parent && row.id !== id);
    const index = place.before === null ? others.length : others.findIndex((row) => row.id === place.before);
    if (index === -1) throw wrong('before', 'there is no such page below the parent');
    checkAddress(await loadKnown(tx), { ...page.values, parent: above?.key });
    const paths = await pagePathsNow(tx);
    await tx.update(pages).set({ parentId: place.parent }).where(eq(pages.id, id));
    const ids = others.map((row) => row.id);
    const known = new Map(rows.map((row) => [row.id, row.position]));
    for (const [position, one] of [...ids.slice(0, index), id, ...ids.slice(index)].entries())
      if (known.get(one) !== position) await tx.update(pages).set({ position }).where(eq(pages.id, one));
    const moved = await refreshPaths(tx);
    await refuseRemoteAddresses(tx, paths, ownerOf);
    await redirectMoved(tx, moved);
    const placed = await findRecord(tx, 'pages', id);
    const from = rows.filter((row) => row.parentId === own?.parentId).findIndex((row) => row.id === id);
    // Its place among its siblings is seen like its address.
    const isOther = index !== from || placed.values['parent'] !== page.values['parent'];
    const seen = { ...placed.values, parent: isOther ? { index } : page.values['parent'] };
    await checkFieldRights(tx, 'pages', { id, before: page.values, after: seen }, by);
    await note(tx, by, {
      subject: 'pages',
      subjectId: id,
      before: { ...page.values, place: from + 1 },
      after: { ...placed.values, place: index + 1 },
    });
    return { page: placed, hasMoved: moved.length > 0 };
  });
}

/** Throws `validation` where the page would be below itself, have no segment of its own, or another's address. */
function checkAddress(known: Known, values: Json): void {
  const problems = new Problems();
  checkPages(packOf('pages', values).records, known, problems);
  if (problems.errors.length > 0) throw firstOf(problems.errors);
}
