import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { pages } from '../db/schema';
import type { ModuleRow } from './load';

/** Notes that a module's page has changed; returns what is out of date: its page's or its container's answers. */
export async function markChanged(
  db: Database,
  module: Pick<ModuleRow, 'pageId' | 'containerId'>,
  now: number,
): Promise<string[]> {
  if (module.pageId === null) return module.containerId === null ? [] : [`container:${module.containerId}`];
  await db
    .update(pages)
    .set({ updatedAt: new Date(now).toISOString() })
    .where(eq(pages.id, module.pageId));
  return [`page:${module.pageId}`];
}
