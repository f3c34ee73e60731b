import { notFound, type AnswerOf, type Language } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { accountNames } from '../../../platform/auth/account-names';
import { containsEach } from '../../../platform/db/contains';
import type { Database } from '../../../platform/db/database';
import { pick } from '../../../platform/texts/localise';
import { recordBin } from '../tables';

/** Time that a removed record can be restored: 90 days. */
const BIN_MS = 90 * 24 * 60 * 60 * 1000;

type Query = QueryOf<'bin'>;

/** A page of the bin, the latest first, of the kinds that the reader may restore. */
export async function listBin(
  db: Database,
  { q, page, page_size: size }: Query,
  kinds: readonly RecordKind[],
  lang: Language,
): Promise<Pick<AnswerOf<'bin'>, 'count' | 'results'>> {
  if (kinds.length === 0) return { count: 0, results: [] };
  const where = and(inArray(recordBin.kind, kinds), ...containsEach(sql`${recordBin.title}::text`, q));
  const { id, kind, recordId, title, authorId, removedAt } = recordBin;
  const rows = await db
    .select({ id, kind, recordId, title, authorId, removedAt })
    .from(recordBin)
    .where(where)
    .orderBy(desc(recordBin.removedAt), desc(recordBin.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await db.select({ count: count() }).from(recordBin).where(where);
  const nameOf = await accountNames(
    db,
    rows.map((row) => row.authorId),
  );
  return {
    count: total?.count ?? 0,
    results: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: pick(row.title, lang),
      author: nameOf(row.authorId),
      removed_at: row.removedAt,
      ends_at: new Date(Date.parse(row.removedAt) + BIN_MS).toISOString(),
    })),
  };
}

/** The kind of a removed record. Throws `not_found`. */
export async function binnedKind(db: Database, id: number): Promise<RecordKind> {
  const [row] = await db.select({ kind: recordBin.kind }).from(recordBin).where(eq(recordBin.id, id));
  if (row === undefined) throw notFound('There is no such record in the bin');
  return row.kind;
}

/** Deletes a removed record for good. Throws `not_found`. */
export async function deleteFromBin(db: Database, id: number): Promise<void> {
  const rows = await db.delete(recordBin).where(eq(recordBin.id, id)).returning({ id: recordBin.id });
  if (rows.length === 0) throw notFound('There is no such record in the bin');
}

/** Deletes records whose days in the bin are over. */
export const emptyBin = async (db: Database, now: number): Promise<void> =>
  void (await db.delete(recordBin).where(lt(recordBin.removedAt, new Date(now - BIN_MS).toISOString())));
