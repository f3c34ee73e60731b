import { notFound, type AnswerOf } from '@vestibule/contracts';
import { modelOf } from '@vestibule/contracts/modules/models';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireEditor } from '../../../../platform/auth/identity';
import { drafts } from '../../tables';
import { pages } from '../../../../engines/records/tables';
import type { Deps } from '../../../../platform/server/deps';
import { handleCall } from '../../../../platform/api/handle-call';
import { personal } from '../../../../platform/server/tags';

type Draft = AnswerOf<'drafts'>[number];
type DraftRow = typeof drafts.$inferSelect;

/** Drafts of editors: each has their own, one for each module and language. */
export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const authorise = async (request: FastifyRequest) => void (await requireEditor(deps, request));

  handleCall(
    app,
    deps,
    'drafts',
    async ({ lang, query, request, reply }) => {
      personal(reply);
      const { id } = await requireEditor(deps, request);
      const mine = and(eq(drafts.authorId, id), eq(drafts.lang, lang), eq(drafts.pageId, query.page_id));
      return (await db.select().from(drafts).where(mine).orderBy(asc(drafts.id))).flatMap(present);
    },
    { authorise },
  );

  handleCall(
    app,
    deps,
    'keepDraft',
    async ({ lang, body, request, reply }) => {
      personal(reply);
      const { id: authorId } = await requireEditor(deps, request);
      const { page: pageId, module: moduleId, section: sectionId, ...rest } = body;
      const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId));
      if (!page) throw notFound('There is no such page');
      const values = { ...rest, pageId, moduleId, sectionId, updatedAt: new Date(now()).toISOString() };
      const [row] = await db
        .insert(drafts)
        .values({ ...values, authorId, lang })
        .onConflictDoUpdate({ target: [drafts.authorId, drafts.lang, drafts.key], set: values })
        .returning();
      const [kept] = row ? present(row) : [];
      if (!kept) throw new TypeError('The draft was not returned');
      return kept;
    },
    { authorise },
  );

  handleCall(
    app,
    deps,
    'dropDraft',
    async ({ lang, params, request, reply }) => {
      personal(reply);
      const { id } = await requireEditor(deps, request);
      const mine = and(eq(drafts.authorId, id), eq(drafts.lang, lang), eq(drafts.key, params['key'] ?? ''));
      await db.delete(drafts).where(mine);
      return {};
    },
    { authorise },
  );
}

/** None for a kind that this version of the site does not have. */
function present({ key, pageId, model: name, moduleId, version, sectionId, column, index, ...row }: DraftRow): Draft[] {
  const model = modelOf(name);
  if (model === undefined) return [];
  const { values, updatedAt } = row;
  return [
    {
      key,
      page: pageId,
      model,
      module: moduleId,
      version,
      section: sectionId,
      column,
      index,
      values,
      updated_at: updatedAt,
    },
  ];
}
