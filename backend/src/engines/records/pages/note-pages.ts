import type { Registry } from '@vestibule/registry/registry';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { pages } from '../tables';

/** Interval in ms at which the note is updated: imports by the content command send no notice. */
export const NOTE_PAGES_MS = 5 * 60_000;

/**
 * Notes in the registry which addresses content pages have, so that `vestibule publish`, which knows no site, can say
 * that a remote's new path would take one of them.
 */
export async function notePages(db: Database, registry: Registry): Promise<void> {
  const rows = await db.select({ path: pages.path }).from(pages).where(eq(pages.isOnline, true));
  await registry.notePages([...new Set(rows.flatMap(({ path }) => Object.values(path)))].sort());
}
