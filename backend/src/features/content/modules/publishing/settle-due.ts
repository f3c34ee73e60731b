import { tagOf, type Tag } from '@vestibule/contracts/tags';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { publications } from '../../../../engines/records/tables';
import { indexRecords } from '../../../../engines/search/write/index-records';
import { eachAlone } from '../../../../platform/each-alone';
import { lockOwner } from '../owner';
import { changesAddresses, forgetBefore } from './change-publication';
import { loadPublications } from '../../../../engines/records/publishing/publications';

/**
 * Adds planned publications to the search whose instant has come. Returns the cache tags that change. Visitors see them
 * from their instant on without that. `report` gets the failure of one, and its page; it is tried again.
 */
export async function settleDue(
  db: Database,
  now: number,
  report: (error: unknown, page: number) => void,
): Promise<readonly Tag[]> {
  const isDue = and(eq(publications.isSettled, false), lte(publications.at, new Date(now).toISOString()));
  const due = await db.select().from(publications).where(isDue).orderBy(asc(publications.at), asc(publications.id));
  const tags = new Set<Tag>();
  const settle = ({ id, pageId, lang }: (typeof due)[number]) =>
    db.transaction(async (tx) => {
      await lockOwner(tx, { pageId, containerId: null });
      // Another backend of the same database may have been here, or an editor.
      const [settled] = await tx
        .update(publications)
        .set({ isSettled: true })
        .where(and(eq(publications.id, id), eq(publications.isSettled, false)))
        .returning();
      if (!settled) return;
      const before = (await loadPublications(tx, pageId, lang)).filter((one) => one.isSettled && one.id !== id).at(-1);
      await forgetBefore(tx, settled);
      await indexRecords(tx, 'pages', [pageId]);
      tags.add(tagOf('page', pageId));
      if (changesAddresses(before, settled.modules === null)) tags.add('pages');
    });
  await eachAlone(due, settle, (error, { pageId }) => report(error, pageId));
  return [...tags];
}
