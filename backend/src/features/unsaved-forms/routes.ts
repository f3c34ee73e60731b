import type { AnswerOf } from '@vestibule/contracts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleCall } from '../../platform/api/handle-call';
import { requireEditor } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { personal } from '../../platform/server/tags';
import { unsavedForms } from './tables';

/** Milliseconds after which input that nobody has taken is deleted. */
const LASTS_MS = 90 * 24 * 60 * 60 * 1000;

type Unsaved = AnswerOf<'unsavedForms'>[number];

const present = ({ authorId: _, updatedAt, ...row }: typeof unsavedForms.$inferSelect): Unsaved => ({
  ...row,
  updated_at: updatedAt,
});

/** Unsaved input in forms of the hub: each editor has their own, one for each form. */
export function unsavedFormRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const authorise = async (request: FastifyRequest) => void (await requireEditor(deps, request));

  handleCall(
    app,
    deps,
    'unsavedForms',
    async ({ request, reply }) => {
      personal(reply);
      const { id } = await requireEditor(deps, request);
      const mine = db.select().from(unsavedForms).where(eq(unsavedForms.authorId, id));
      return (await mine.orderBy(desc(unsavedForms.updatedAt), unsavedForms.form)).map(present);
    },
    { authorise },
  );

  handleCall(
    app,
    deps,
    'storeUnsavedForm',
    async ({ body, request, reply }) => {
      personal(reply);
      const { id: authorId } = await requireEditor(deps, request);
      const values = { ...body, updatedAt: new Date(now()).toISOString() };
      await db.delete(unsavedForms).where(lt(unsavedForms.updatedAt, new Date(now() - LASTS_MS).toISOString()));
      const [row] = await db
        .insert(unsavedForms)
        .values({ ...values, authorId })
        .onConflictDoUpdate({ target: [unsavedForms.authorId, unsavedForms.form], set: values })
        .returning();
      if (!row) throw new TypeError('The input was not returned');
      return present(row);
    },
    { authorise },
  );

  handleCall(
    app,
    deps,
    'dropUnsavedForm',
    async ({ params, request, reply }) => {
      personal(reply);
      const { id } = await requireEditor(deps, request);
      await db
        .delete(unsavedForms)
        .where(and(eq(unsavedForms.authorId, id), eq(unsavedForms.form, params['form'] ?? '')));
      return {};
    },
    { authorise },
  );
}
