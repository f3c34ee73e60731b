import { COOKIES, notFound } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireEditor } from '../../../../platform/auth/identity';
import { findSession } from '../../../../platform/auth/sessions';
import { pages } from '../../../../engines/records/tables';
import type { Deps } from '../../../../platform/server/deps';
import { eventStream } from '../../../../platform/api/event-stream';
import { parseId } from '../../../../platform/server/unstorable';
import { arrive, leave, presentPresence, stay } from './presences';

/** How often a presence is written: a third of the time after which it counts as lost. Milliseconds. */
const STAY_MS = 10_000;

/** Other editors of a page, for as long as the caller has it open (docs/behaviour/editing.md#two-at-once). */
export function presenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  eventStream(app, deps, 'presence', async ({ params, request }) => {
    const { id: userId } = await requireEditor(deps, request);
    const pageId = parseId(params['id']);
    const [page] =
      pageId === undefined ? [] : await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId));
    if (!page) throw notFound('There is no such page');
    const editor = { userId, pageId: page.id };
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
        return presentPresence(db, editor, now());
      },
      close: () => leave(db, id),
    };
  });
}
