import type { AnswerOf, Language } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { recordTitles } from '../../engines/records/record-titles';
import { recordComments } from '../../engines/records/tables';
import { accountNames } from '../../platform/auth/account-names';
import { peopleWith } from '../../platform/auth/people';
import type { Database } from '../../platform/db/database';

type Shown = AnswerOf<'recordComments'>;

/** The comments of a record as a reader gets them. */
export async function readComments(db: Database, kind: RecordKind, id: number, readerId: number): Promise<Shown> {
  const rows = await db
    .select()
    .from(recordComments)
    .where(and(eq(recordComments.kind, kind), eq(recordComments.recordId, id)))
    .orderBy(asc(recordComments.id));
  const named = rows.flatMap(({ authorId, resolvedBy, mentions }) => [authorId, resolvedBy, ...mentions]);
  const nameOf = await accountNames(db, named);
  const firstOf = new Map(rows.map((row) => [row.id, row]));
  const people = await peopleWith(db, 'hub');
  return {
    people: people.map((one) => ({ id: one.id, name: one.username || one.email })),
    comments: rows.map((row) => {
      const first = firstOf.get(row.threadId ?? row.id) ?? row;
      const isOwn = row.authorId === readerId;
      return {
        id: row.id,
        thread: row.threadId,
        target: row.target,
        author: nameOf(row.authorId),
        at: row.at,
        is_edited: row.editedAt !== null,
        text: row.text,
        mentions: row.mentions.flatMap((one) => (nameOf(one) === '' ? [] : [{ id: one, name: nameOf(one) }])),
        resolved: first.resolvedAt === null ? null : { at: first.resolvedAt, by: nameOf(first.resolvedBy) },
        may: { change: isOwn, remove: isOwn },
      };
    }),
  };
}

/** Open threads in which somebody is mentioned, the latest mention first. */
export async function openMentions(
  db: Database,
  readerId: number,
  lang: Language,
  size: number,
): Promise<AnswerOf<'dashboard'>['mentions']> {
  const isOpen = sql`not exists (select 1 from record_comments first
    where first.id = coalesce(${recordComments.threadId}, ${recordComments.id}) and first.resolved_at is not null)`;
  const where = and(sql`${recordComments.mentions} @> ${JSON.stringify([readerId])}::jsonb`, isOpen);
  const rows = await db.select().from(recordComments).where(where).orderBy(desc(recordComments.id)).limit(size);
  const titleOf = await recordTitles(db, rows, lang);
  const nameOf = await accountNames(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return {
    count: await db.$count(recordComments, where),
    results: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      record_id: row.recordId,
      title: titleOf(row),
      author: nameOf(row.authorId),
      at: row.at,
      text: row.text,
    })),
  };
}
