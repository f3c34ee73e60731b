import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { reviewRules } from '../../engines/records/tables';
import { note, type By } from '../../platform/audit/note';
import type { Database } from '../../platform/db/database';

/** Kinds whose publication takes two people, in the order of all kinds. */
export async function twoPeopleKinds(db: Database): Promise<RecordKind[]> {
  const rows = await db.select().from(reviewRules);
  return RECORD_KINDS.filter((kind) => rows.some((row) => row.kind === kind && row.people > 1));
}

/** Says which kinds these are. */
export const changeTwoPeopleKinds = (db: Database, by: By, kinds: readonly RecordKind[]): Promise<RecordKind[]> =>
  db.transaction(async (tx) => {
    const before = await twoPeopleKinds(tx);
    await tx.delete(reviewRules);
    const rows = [...new Set(kinds)].map((kind) => ({ kind, people: 2 }));
    if (rows.length > 0) await tx.insert(reviewRules).values(rows);
    const after = await twoPeopleKinds(tx);
    await note(tx, by, {
      subject: 'reviews',
      subjectId: 'rules',
      before: { two_people: before },
      after: { two_people: after },
    });
    return after;
  });
