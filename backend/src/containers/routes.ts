import { SiteError, notFound, type AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { editorOf } from '../auth/identity';
import type { Database } from '../db/database';
import { containers } from '../db/schema';
import { loadContext, type ModuleContext } from '../modules/context';
import { childrenOf, loadContainerModules } from '../modules/load';
import { presentColumns } from '../modules/layout';
import { presentModules } from '../modules/present';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { dependsOn, personal } from '../server/tags';

type ContainerRow = typeof containers.$inferSelect;
/** Slugs that an editor may create a section for: what a template would ask for, and no more. */
const SLUG = /^[\w-]{1,120}$/;

/** Sections that a page's template asks for by slug; for an editor a missing one is created empty (spec/000 §4). */
export function containerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  endpoint(app, deps, 'container', async ({ lang, params, request, reply }) => {
    const slug = params['slug'] ?? '';
    const isEditor = (await editorOf(deps, request)) !== null;
    const found = (await findContainer(db, slug)) ?? (isEditor ? await createContainer(db, slug) : undefined);
    if (!found) throw notFound(`There is no section ${slug.slice(0, 120)}`);
    if (isEditor) personal(reply);
    else dependsOn(reply, `container:${found.id}`, 'containers');
    return present(db, found, { lang, now: now(), isEditor });
  });
}

async function findContainer(db: Database, slug: string): Promise<ContainerRow | undefined> {
  const [row] = await db.select().from(containers).where(eq(containers.slug, slug));
  return row;
}

async function createContainer(db: Database, slug: string): Promise<ContainerRow | undefined> {
  if (!SLUG.test(slug)) throw new SiteError('not_found', 404, 'No section can have this name');
  // Two tabs may ask at once; the second finds what the first has made.
  await db.insert(containers).values({ slug }).onConflictDoNothing();
  return findContainer(db, slug);
}

async function present(db: Database, row: ContainerRow, viewer: Pick<ModuleContext, 'lang' | 'now' | 'isEditor'>): Promise<AnswerOf<'container'>> {
  const rows = await loadContainerModules(db, row.id);
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
