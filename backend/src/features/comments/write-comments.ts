import { notFound, SiteError } from '@vestibule/contracts';
import type { BodyOf } from '@vestibule/contracts/api/calls';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { and, eq } from 'drizzle-orm';
import { findRecord } from '../../engines/records/repository/find';
import { modules, recordComments } from '../../engines/records/tables';
import type { By } from '../../platform/audit/note';
import { peopleWith } from '../../platform/auth/people';
import type { Database } from '../../platform/db/database';

interface Commented {
  readonly kind: RecordKind;
  readonly id: number;
}

type Comment = typeof recordComments.$inferSelect;

const wrong = (field: string, message: string) => new SiteError('validation', 400, `${field}: ${message}`, { field });

/**
 * Writes a comment or a reply. A reply opens its thread again.
 *
 * @param path Path of the record's form, for mails.
 * @throws `not_found`, `validation` for a target that the record does not have, another thread or unknown people.
 */
export async function addComment(
  db: Database,
  { kind, id, path }: Commented & { readonly path: string },
  { text, target, thread, mentions }: BodyOf<'addComment'>,
  { authorId, now }: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findRecord(tx, kind, id);
    const first = thread === null ? undefined : await findComment(tx, { kind, id }, thread);
    if (first && first.threadId !== null) throw wrong('thread', 'is a reply itself');
    if (!first) await requireTarget(tx, { kind, id }, target);
    await requirePeople(tx, mentions);
    await tx.insert(recordComments).values({
      kind,
      recordId: id,
      threadId: first?.id ?? null,
      target: first?.target ?? target,
      authorId,
      at: new Date(now).toISOString(),
      text,
      mentions,
      path,
    });
    if (first) await setResolved(tx, first, false, { authorId, now });
  });
}

/**
 * Changes one's own comment, or whether its thread is resolved, which everybody may.
 *
 * @throws `not_found`, `forbidden` for the text of somebody else, `validation`.
 */
export async function changeComment(
  db: Database,
  of: Commented & { readonly comment: number },
  { text, mentions, resolved }: BodyOf<'changeComment'>,
  by: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findComment(tx, of, of.comment);
    if (text !== undefined || mentions !== undefined) {
      requireOwn(found, by);
      if (mentions !== undefined) await requirePeople(tx, mentions);
      const given = { ...(text !== undefined && { text }), ...(mentions !== undefined && { mentions }) };
      await tx
        .update(recordComments)
        .set({ ...given, editedAt: new Date(by.now).toISOString() })
        .where(eq(recordComments.id, found.id));
    }
    if (resolved === undefined) return;
    if (found.threadId !== null) throw wrong('resolved', 'is of the first comment of a thread');
    await setResolved(tx, found, resolved, by);
  });
}

/** Removes one's own comment, with the replies to it. Throws `not_found`, `forbidden`. */
export async function deleteComment(db: Database, of: Commented & { readonly comment: number }, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findComment(tx, of, of.comment);
    requireOwn(found, by);
    await tx.delete(recordComments).where(eq(recordComments.id, found.id));
  });
}

async function setResolved(tx: Database, { id }: Comment, isResolved: boolean, { authorId, now }: By): Promise<void> {
  await tx
    .update(recordComments)
    .set(
      isResolved
        ? { resolvedAt: new Date(now).toISOString(), resolvedBy: authorId }
        : { resolvedAt: null, resolvedBy: null },
    )
    .where(eq(recordComments.id, id));
}

async function findComment(tx: Database, { kind, id }: Commented, comment: number): Promise<Comment> {
  const [found] = await tx
    .select()
    .from(recordComments)
    .where(and(eq(recordComments.id, comment), eq(recordComments.kind, kind), eq(recordComments.recordId, id)));
  if (!found) throw notFound('There is no such comment');
  return found;
}

function requireOwn({ authorId }: Comment, by: By): void {
  if (authorId !== by.authorId) throw new SiteError('forbidden', 403, 'This comment is not yours');
}

async function requireTarget(tx: Database, { kind, id }: Commented, target: string): Promise<void> {
  const [sort, name = ''] = target.split(':', 2);
  const isThere =
    sort === '' ||
    (sort === 'field' && Object.hasOwn(recordOf(kind).fields, name)) ||
    (sort === 'module' &&
      kind === 'pages' &&
      (await tx.$count(modules, and(eq(modules.id, Number(name)), eq(modules.pageId, id)))) > 0);
  if (!isThere) throw wrong('target', 'does not exist');
}

async function requirePeople(tx: Database, mentions: readonly number[]): Promise<void> {
  if (mentions.length === 0) return;
  const people = new Set((await peopleWith(tx, 'hub')).map(({ id }) => id));
  if (mentions.some((id) => !people.has(id))) throw wrong('mentions', 'does not exist');
}
