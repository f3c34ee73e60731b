import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { eventStream } from '../../../platform/api/event-stream';
import { requireEditor } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { idOf, kindOf } from '../record-access';
import { findRecord } from '../repository/find';
import { recordRevisions } from '../tables';
import { openPresence, presentEditors } from './presences';

/** Other editors of a record, for as long as the caller has its form open (docs/behaviour/editing.md#two-at-once). */
export function recordPresenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  eventStream(app, deps, 'recordPresence', async ({ params, request }) => {
    const { id: userId } = await requireEditor(deps, request);
    const [kind, recordId] = [kindOf(params), idOf(params)];
    await findRecord(db, kind, recordId);
    const editor = { userId, kind, recordId };
    return openPresence({
      db,
      now,
      editor,
      request,
      present: async (at) => {
        const [step] = await db
          .select({ id: recordRevisions.id, authorId: recordRevisions.authorId })
          .from(recordRevisions)
          .where(and(eq(recordRevisions.kind, kind), eq(recordRevisions.recordId, recordId)))
          .orderBy(desc(recordRevisions.id))
          .limit(1);
        const { others, author } = await presentEditors(db, editor, step?.authorId ?? null, at);
        return { others, version: step === undefined ? '' : String(step.id), author };
      },
    });
  });
}
