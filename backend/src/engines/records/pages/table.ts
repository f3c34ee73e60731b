import { and, inArray, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { modules, pages } from '../tables';
import { loadStates } from '../publishing/load-states';
import { dropPublications } from '../publishing/publications';
import { modulesOf } from '../schemas/modules';
import { groupBy } from '../../../platform/group-by';
import { tableFor, type Written } from '../record-table';
import { readModules } from './read-modules';
import { redirectMoved } from './redirect-moved';
import { refreshPaths } from './refresh-paths';
import { writeModules } from './write-modules';

/** The order of the records is the order of the pages below one parent. */
export const pageTable = tableFor('pages', {
  table: pages,
  own: ['parent', 'modules'],
  isOrdered: true,
  tree: pages,
  derive: async (db, _records, { isEdit }) => {
    if (!isEdit) return (_page, position) => ({ position });
    const rows = await db.select({ key: pages.key, position: pages.position }).from(pages);
    const positions = new Map(rows.map(({ key, position }) => [key, position]));
    const last = Math.max(-1, ...positions.values());
    return ({ key }) => ({ position: positions.get(key) ?? last + 1 });
  },
  after: async (db, written, { references, isEdit }) => {
    // A parent may be among the pages that have just been written.
    await references.find(
      'page',
      written.map(({ record }) => record.parent),
    );
    for (const { id, record } of written)
      await db
        .update(pages)
        .set({ parentId: references.get('page', record.parent) })
        .where(sql`${pages.id} = ${id}`);
    const moved = await refreshPaths(db);
    // A pack lists old addresses in its redirects.
    if (isEdit) await redirectMoved(db, moved, await shownPaths(db, written));
    const given = written.map(({ id, record }) => ({ pageId: id, modules: modulesOf(record) }));
    await writeModules(db, given, references);
    // A pack describes a finished site, so it is public at once; an editor publishes their own pages themselves.
    if (!isEdit)
      await dropPublications(
        db,
        written.map(({ id }) => id),
      );
  },
  // The pages below an offline page are reached through its address, and name it above their title.
  showsThrough: async (db, id) => {
    const rows = await queryRows<{ id: number }>(
      db,
      sql`with recursive below as (
        select id, is_online from ${pages} where parent_id = ${id}
        union select p.id, p.is_online from ${pages} p join below on p.parent_id = below.id
      ) select id from below where is_online limit 1`,
    );
    return rows.length > 0;
  },
  listed: async (db, ids, now) => {
    const rows = await inBatches(ids, (batch) =>
      db.select({ id: pages.id, path: pages.path }).from(pages).where(inArray(pages.id, batch)),
    );
    const paths = new Map(rows.map(({ id, path }) => [id, path]));
    const states = await loadStates(db, ids, now);
    return (id) => ({ urls: { ...paths.get(id) }, publication: states(id) });
  },
  read: async (db, rows, labels) => {
    const ids = rows.map((row) => Number(row['id']));
    const found = await inBatches(ids, (batch) => db.select().from(modules).where(inArray(modules.pageId, batch)));
    const ordered = found.sort((a, b) => a.position - b.position || a.id - b.id);
    const ofPage = groupBy(ordered, ({ pageId }) => pageId);
    return (row) => ({
      parent: labels('page', row['parentId']),
      modules: readModules(ofPage.get(Number(row['id'])) ?? [], labels),
    });
  },
});

/** Addresses of those of the written pages that visitors can open. */
async function shownPaths(db: Database, written: readonly Written<unknown>[]): Promise<readonly string[]> {
  const ids = written.map(({ id }) => id);
  const rows = await inBatches(ids, (batch) =>
    db
      .select({ path: pages.path })
      .from(pages)
      .where(and(inArray(pages.id, batch), pages.isOnline)),
  );
  return rows.flatMap(({ path }) => Object.values(path));
}
