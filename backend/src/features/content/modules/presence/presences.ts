import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { AnswerOf } from '@vestibule/contracts';
import type { Database } from '../../../../platform/db/database';
import { contentVersions, presences } from '../../tables';
import { accountNames } from '../../../../platform/auth/account-names';

/** Milliseconds after which an editor without a sign of life has left. */
const LOST_MS = 30_000;

interface Editor {
  readonly userId: number;
  readonly pageId: number;
}

const iso = (now: number) => new Date(now).toISOString();

/** Notes that an editor begins to edit a page; returns the id of this presence. `now` is in milliseconds since 1970. */
export async function arrive(db: Database, editor: Editor, now: number): Promise<number> {
  await db.delete(presences).where(lt(presences.seenAt, iso(now - LOST_MS)));
  const [row] = await db
    .insert(presences)
    .values({ ...editor, seenAt: iso(now) })
    .returning({ id: presences.id });
  if (!row) throw new TypeError('The presence was not returned');
  return row.id;
}

/** Still there; false where that is not known any more, as the page is gone or the machine has slept. */
export async function stay(db: Database, id: number, now: number): Promise<boolean> {
  const found = eq(presences.id, id);
  const rows = await db
    .update(presences)
    .set({ seenAt: iso(now) })
    .where(found)
    .returning({ id: presences.id });
  return rows.length > 0;
}

export const leave = async (db: Database, id: number): Promise<void> =>
  void (await db.delete(presences).where(eq(presences.id, id)));

/** Other editors of the page, and the last step of its content. */
export async function presentPresence(
  db: Database,
  { userId, pageId }: Editor,
  now: number,
): Promise<AnswerOf<'presence'>> {
  const rows = await db
    .selectDistinct({ userId: presences.userId })
    .from(presences)
    .where(and(eq(presences.pageId, pageId), ne(presences.userId, userId), gt(presences.seenAt, iso(now - LOST_MS))));
  const [step] = await db
    .select({ version: contentVersions.version, authorId: contentVersions.authorId })
    .from(contentVersions)
    .where(eq(contentVersions.pageId, pageId))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  const nameOf = await accountNames(db, [...rows.map((row) => row.userId), step?.authorId ?? null]);
  return {
    others: rows.map((row) => nameOf(row.userId)).sort((a, b) => a.localeCompare(b)),
    version: step?.version ?? '',
    author: nameOf(step?.authorId ?? null),
  };
}
