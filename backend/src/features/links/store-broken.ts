import type { AnswerOf } from '@vestibule/contracts';
import { desc, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { brokenLinks, linkChecks } from './tables';
import type { BrokenLink } from './check-site';

/** Links that the dashboard names: those of most pages. */
const SHOWN = 20;

/** Replaces the findings of the last check, and its time; the time when a link was first found broken is retained. */
export async function storeBroken(db: Database, found: readonly BrokenLink[], now: number): Promise<void> {
  const rows = found.map((link) => ({ ...link, foundAt: new Date(now).toISOString() }));
  const hrefs = rows.map(({ href }) => href);
  await db.transaction(async (tx) => {
    await tx.delete(linkChecks);
    await tx.insert(linkChecks).values({ checkedAt: new Date(now).toISOString() });
    await tx.delete(brokenLinks).where(hrefs.length > 0 ? notInArray(brokenLinks.href, hrefs) : undefined);
    for (const row of rows)
      await tx
        .insert(brokenLinks)
        .values(row)
        .onConflictDoUpdate({
          target: brokenLinks.href,
          set: { status: row.status, page: row.page, pages: row.pages },
        });
  });
}

/** When links were checked, how many lead nowhere, and the first of them. */
export async function loadBroken(db: Database): Promise<AnswerOf<'dashboard'>['broken_links']> {
  const rows = await db
    .select({
      href: brokenLinks.href,
      status: brokenLinks.status,
      page: brokenLinks.page,
      pages: brokenLinks.pages,
      since: brokenLinks.foundAt,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(brokenLinks)
    .orderBy(desc(brokenLinks.pages), brokenLinks.href)
    .limit(SHOWN);
  const [last] = await db.select().from(linkChecks);
  return {
    checked_at: last ? new Date(last.checkedAt).toISOString() : null,
    count: rows[0]?.count ?? 0,
    first: rows.map(({ count: _, since, ...link }) => ({ ...link, since: new Date(since).toISOString() })),
  };
}
