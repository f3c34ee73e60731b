import { type AnswerOf, type Language, notFound } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { containers, pages } from '../../../../engines/records/tables';
import { loadContext } from '../context';
import { presentColumns } from '../../../../engines/records/modules/layout';
import {
  childrenOf,
  loadContainerModules,
  loadPageModules,
  type ModuleOwner,
} from '../../../../engines/records/modules/load';
import { presentModules } from '../present';
import { headOf } from './history';
import {
  contentVersion,
  moduleVersion,
  orderVersion,
  takeSnapshot,
} from '../../../../engines/records/publishing/snapshot';

/** Everything that a page or container holds, as its editors see it. Throws `not_found`. */
export async function presentContent(
  db: Database,
  owner: ModuleOwner,
  lang: Language,
  now: number,
): Promise<AnswerOf<'content'>> {
  const layout = await layoutOf(db, owner);
  const rows = await (owner.pageId === null
    ? loadContainerModules(db, owner.containerId ?? 0)
    : loadPageModules(db, owner.pageId));
  const kept = await takeSnapshot(db, owner);
  const context = await loadContext(db, rows, { lang, now, isEditor: true });
  const version = contentVersion(kept);
  const head = await headOf(db, owner);
  // A later change by an import is no step that editors could undo.
  const isSeen = head?.version === version;
  return {
    version,
    order: orderVersion(kept),
    columns: presentColumns(layout, (column) =>
      presentModules(rows, childrenOf(rows, null, owner.pageId === null ? column : undefined), context),
    ),
    versions: kept.map(({ id }) => ({ id, version: moduleVersion(kept, id) })),
    undo: isSeen && head.undoTo !== null,
    redo: isSeen && head.redoTo !== null,
  };
}

async function layoutOf(db: Database, { pageId, containerId }: ModuleOwner): Promise<string> {
  const [row] =
    pageId === null
      ? await db
          .select({ layout: containers.layout })
          .from(containers)
          .where(eq(containers.id, containerId ?? 0))
      : (await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId))).map(() => ({ layout: '100' }));
  if (!row) throw notFound('There is no such page or section');
  return row.layout;
}
