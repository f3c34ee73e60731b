import { notFound, type AnswerOf } from '@vestibule/contracts';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openPresence, presentEditors, type PresentEditor } from '../../../../engines/records/presence/presences';
import { requireEditor } from '../../../../platform/auth/identity';
import type { Database } from '../../../../platform/db/database';
import { pages } from '../../../../engines/records/tables';
import type { Deps } from '../../../../platform/server/deps';
import { eventStream } from '../../../../platform/api/event-stream';
import { parseId } from '../../../../platform/server/unstorable';
import { contentVersions } from '../../tables';

/** Other editors of a page, for as long as the caller has it open (docs/behaviour/editing.md#two-at-once). */
export function presenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  eventStream(app, deps, 'presence', async ({ params, request }) => {
    const { id: userId } = await requireEditor(deps, request);
    const pageId = parseId(params['id']);
    const [page] =
      pageId === undefined ? [] : await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId));
    if (!page) throw notFound('There is no such page');
    const editor = { userId, kind: 'pages', recordId: page.id } as const;
    return openPresence({
      db,
      now,
      editor,
      request,
      present: (at) => presentPresence(db, editor, at),
    });
  });
}

/** Other editors of a page, and the last step of its content. */
export async function presentPresence(db: Database, editor: PresentEditor, now: number): Promise<AnswerOf<'presence'>> {
  const [step] = await db
    .select({ version: contentVersions.version, authorId: contentVersions.authorId })
    .from(contentVersions)
    .where(eq(contentVersions.pageId, editor.recordId))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  return { ...(await presentEditors(db, editor, step?.authorId ?? null, now)), version: step?.version ?? '' };
}
