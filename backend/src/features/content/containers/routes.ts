import { notFound, type AnswerOf } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { note } from '../../../platform/audit/note';
import { editorOf, requireEditor } from '../../../platform/auth/identity';
import type { Database } from '../../../platform/db/database';
import { containers } from '../../../engines/records/tables';
import { loadContext, type ModuleContext } from '../modules/context';
import { childrenOf, loadContainerModules, type ModuleRow } from '../../../engines/records/modules/load';
import { presentColumns } from '../../../engines/records/modules/layout';
import { presentModules } from '../modules/present';
import { validUntilChange } from '../modules/valid-until';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { changed, dependsOn, personal } from '../../../platform/server/tags';

type ContainerRow = typeof containers.$inferSelect;

/**
 * Sections that a page's template requests by slug. A missing one is 404 for everyone; an editor's client then creates
 * it (docs/behaviour/content.md#sections).
 */
export function containerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  handleCall(app, deps, 'container', async ({ lang, params, request, reply }) => {
    const slug = params['slug'] ?? '';
    const isEditor = (await editorOf(deps, request)) !== null;
    const found = await findContainer(db, slug);
    // Also while there is none: pages that request it are out of date when it is made.
    if (isEditor) personal(reply);
    else dependsOn(reply, ...(found ? [tagOf('container', found.id)] : []), 'containers');
    if (!found) throw notFound(`There is no section ${slug.slice(0, 120)}`);
    const rows = await loadContainerModules(db, found.id);
    if (!isEditor) validUntilChange(reply, rows, now());
    return present(db, found, rows, { lang, now: now(), isEditor });
  });

  handleCall(app, deps, 'createContainer', async ({ lang, body, request, reply }) => {
    // Two tabs may send this at once; the second finds the container of the first.
    const by = { authorId: (await requireEditor(deps, request)).id, now: now() };
    await db.transaction(async (tx) => {
      const [made] = await tx.insert(containers).values({ slug: body.slug }).onConflictDoNothing().returning();
      if (made) await note(tx, by, { subject: 'containers', subjectId: made.id, after: { slug: made.slug } });
    });
    const found = await findContainer(db, body.slug);
    if (!found) throw notFound();
    changed(reply, 'containers');
    personal(reply);
    return present(db, found, await loadContainerModules(db, found.id), { lang, now: now(), isEditor: true });
  });
}

async function findContainer(db: Database, slug: string): Promise<ContainerRow | undefined> {
  const [row] = await db.select().from(containers).where(eq(containers.slug, slug));
  return row;
}

async function present(
  db: Database,
  row: ContainerRow,
  rows: readonly ModuleRow[],
  viewer: Pick<ModuleContext, 'lang' | 'now' | 'isEditor'>,
): Promise<AnswerOf<'container'>> {
  const context = await loadContext(db, rows, viewer);
  return {
    id: row.id,
    slug: row.slug,
    parent: row.parentId,
    content_type: row.contentType,
    object_id: row.objectId,
    columns: presentColumns(row.layout, (column) => presentModules(rows, childrenOf(rows, null, column), context)),
  };
}
