import { tagOf, type Tag } from '@vestibule/contracts/tags';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { pages } from '../platform/db/schema';
import type { ModuleRow } from './load';

/** Notes that a module's page has changed; returns what is out of date: its page's or its container's answers. */
export async function markChanged(
  db: Database,
  module: Pick<ModuleRow, 'pageId' | 'containerId'>,
  now: number,
): Promise<Tag[]> {
  if (module.pageId === null) return module.containerId === null ? [] : [tagOf('container', module.containerId)];
  await db
    .update(pages)
    .set({ updatedAt: new Date(now).toISOString() })
    .where(eq(pages.id, module.pageId));
  return [tagOf('page', module.pageId)];
}
