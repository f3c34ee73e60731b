import { notFound, type Localised } from '@vestibule/contracts';
import { tagOf, type Tag } from '@vestibule/contracts/tags';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { requireRightOf } from '../../../platform/auth/rights-of';
import type { Database } from '../../../platform/db/database';
import { containers, modules, pages } from '../../../engines/records/tables';
import { contentVersions } from '../tables';
import type { ModuleOwner } from '../../../engines/records/modules/load';

/** The page or container of a module. Throws `not_found`. */
export async function ownerOf(tx: Database, id: number, model?: string): Promise<ModuleOwner> {
  const [owner] = await tx
    .select({ pageId: modules.pageId, containerId: modules.containerId })
    .from(modules)
    .where(and(eq(modules.id, id), model === undefined ? undefined : eq(modules.model, model)));
  if (!owner) throw notFound('There is no such module');
  return owner;
}

/** Condition for the versions of an owner's content. */
export const versionsOf = ({ pageId, containerId }: ModuleOwner): SQL | undefined =>
  pageId === null
    ? and(isNull(contentVersions.pageId), eq(contentVersions.containerId, containerId ?? 0))
    : eq(contentVersions.pageId, pageId);

/** Of two that write to the same page or container one waits for the other. Returns whether there is such an owner. */
export async function lockOwner(tx: Database, { pageId, containerId }: ModuleOwner): Promise<boolean> {
  const rows =
    pageId === null
      ? await tx
          .select({ id: containers.id })
          .from(containers)
          .where(eq(containers.id, containerId ?? 0))
          .for('no key update')
      : await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('no key update');
  return rows.length > 0;
}

/**
 * The modules of a container are public at once, unlike those of a page, which wait for a publisher: throws `forbidden`
 * where the author has no right to publish.
 */
export async function requireVisible(tx: Database, { pageId }: ModuleOwner, authorId: number): Promise<void> {
  if (pageId === null) await requireRightOf(tx, authorId, 'publish:pages');
}

/** Tags that a change of a module makes outdated: the responses of its page or its container. */
export function tagsOfOwner({ pageId, containerId }: ModuleOwner): readonly Tag[] {
  if (pageId !== null) return [tagOf('page', pageId)];
  return containerId === null ? [] : [tagOf('container', containerId)];
}

/** Title of a page for the audit log. */
export async function pageTitle(tx: Database, id: number): Promise<Localised | undefined> {
  const [page] = await tx.select({ title: pages.title }).from(pages).where(eq(pages.id, id));
  return page?.title;
}
