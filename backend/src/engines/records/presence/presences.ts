import { COOKIES } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Source } from '../../../platform/api/event-stream';
import { accountNames } from '../../../platform/auth/account-names';
import { findSession } from '../../../platform/auth/sessions';
import type { Database } from '../../../platform/db/database';
import { recordPresences } from '../tables';

/** Milliseconds after which an editor without a sign of life has left. */
const LOST_MS = 30_000;
/** How often a presence is written: a third of the time after which it counts as lost. Milliseconds. */
const STAY_MS = 10_000;

/** An editor and the record that is open there. */
export interface PresentEditor {
  readonly userId: number;
  readonly kind: RecordKind;
  readonly recordId: number;
}

const iso = (now: number) => new Date(now).toISOString();

/** Notes that an editor opens a record; returns the id of this presence. `now` is in milliseconds since 1970. */
export async function arrive(db: Database, editor: PresentEditor, now: number): Promise<number> {
  await db.delete(recordPresences).where(lt(recordPresences.seenAt, iso(now - LOST_MS)));
  const [row] = await db
    .insert(recordPresences)
    .values({ ...editor, seenAt: iso(now) })
    .returning({ id: recordPresences.id });
  if (!row) throw new TypeError('The presence was not returned');
  return row.id;
}

/** Still there; false where that is not known any more, as the machine has slept. */
export async function stay(db: Database, id: number, now: number): Promise<boolean> {
  const found = eq(recordPresences.id, id);
  const rows = await db
    .update(recordPresences)
    .set({ seenAt: iso(now) })
    .where(found)
    .returning({ id: recordPresences.id });
  return rows.length > 0;
}

export const leave = async (db: Database, id: number): Promise<void> =>
  void (await db.delete(recordPresences).where(eq(recordPresences.id, id)));

/** The other editors of the record and the author of its last step, by name; empty for an account that is gone. */
export async function presentEditors(
  db: Database,
  { userId, kind, recordId }: PresentEditor,
  authorId: number | null,
  now: number,
): Promise<{ readonly others: string[]; readonly author: string }> {
  const rows = await db
    .selectDistinct({ userId: recordPresences.userId })
    .from(recordPresences)
    .where(
      and(
        eq(recordPresences.kind, kind),
        eq(recordPresences.recordId, recordId),
        ne(recordPresences.userId, userId),
        gt(recordPresences.seenAt, iso(now - LOST_MS)),
      ),
    );
  const nameOf = await accountNames(db, [...rows.map((row) => row.userId), authorId]);
  return { others: rows.map((row) => nameOf(row.userId)).sort((a, b) => a.localeCompare(b)), author: nameOf(authorId) };
}

interface PresenceOptions<A> {
  readonly db: Database;
  readonly now: () => number;
  readonly editor: PresentEditor;
  /** The request of the editor, with the session. */
  readonly request: FastifyRequest;
  /** The response at a time in milliseconds since 1970. */
  readonly present: (now: number) => Promise<A>;
}

/** The presence of an editor for as long as the connection lasts; it ends with the session. */
export async function openPresence<A>({ db, now, editor, request, present }: PresenceOptions<A>): Promise<Source<A>> {
  const id = await arrive(db, editor, now());
  let seen = now();
  return {
    next: async () => {
      // A session that has ended meanwhile hears nothing more.
      if (!(await findSession(db, request.cookies[COOKIES.session], now()))) return undefined;
      if (now() - seen >= STAY_MS) {
        seen = now();
        if (!(await stay(db, id, seen))) return undefined;
      }
      return present(now());
    },
    close: () => leave(db, id),
  };
}
