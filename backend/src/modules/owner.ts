import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { modules, pages } from '../db/schema';

type Standing = Pick<typeof modules.$inferSelect, 'pageId' | 'containerId' | 'sectionId'>;
/** Sections in sections; also ends a loop that should not be there. */
const MAX_DEPTH = 6;

/** What is out of date when a module changes: its page's or its container's answers. */
export async function tagsOf(db: Database, module: Standing): Promise<string[]> {
  let place: Standing | undefined = module;
  for (let depth = 0; place && place.pageId === null && place.sectionId !== null && depth < MAX_DEPTH; depth += 1) {
    [place] = await db.select().from(modules).where(eq(modules.id, place.sectionId));
  }
  if (place && place.pageId !== null) {
    await db.update(pages).set({ updatedAt: new Date().toISOString() }).where(eq(pages.id, place.pageId));
    return [`page:${place.pageId}`];
  }
  return place && place.containerId !== null ? [`container:${place.containerId}`] : [];
}
