import { notFound, type ContentModule, type Language, type ModuleModel } from '@vestibule/contracts';
import { modelOf } from '@vestibule/contracts/modules/models';
import type { FastifyInstance } from 'fastify';
import { handleCall, type Call } from '../../../platform/api/handle-call';
import type { Deps } from '../../../platform/server/deps';
import { changed, personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { askedModuleVersion, by } from './content/asked';
import { contentRoutes } from './content/routes';
import { draftRoutes } from './drafts/routes';
import { presenceRoutes } from './presence/routes';
import { loadContext } from './context';
import { loadModuleTree, type ModuleRow } from '../../../engines/records/modules/load';
import { tagsOfOwner } from './owner';
import { presentModules } from './present';
import { publishingRoutes } from './publishing/routes';
import { changeModule, createModule, deleteModule } from './service';
import { versionRoutes } from './versions/routes';

/**
 * Editing of content modules: POST and PATCH return the module, DELETE `{}`
 * (docs/behaviour/editing.md#calls-of-editors).
 */
export function moduleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  handleCall(app, deps, 'createModule', async ({ params, body, lang, request, reply }) => {
    const row = await createModule(db, modelIn(params), lang, body, await by(deps, request));
    changed(reply, ...tagsOfOwner(row));
    personal(reply);
    return present(row, lang);
  });
  handleCall(app, deps, 'changeModule', async ({ params, body, lang, request, reply }) => {
    const version = askedModuleVersion(request);
    const row = await changeModule(db, modelIn(params), idOf(params), lang, body, version, await by(deps, request));
    changed(reply, ...tagsOfOwner(row));
    personal(reply);
    return present(row, lang);
  });
  handleCall(app, deps, 'deleteModule', async ({ params, request, reply }) => {
    const version = askedModuleVersion(request);
    const row = await deleteModule(db, modelIn(params), idOf(params), version, await by(deps, request));
    changed(reply, ...tagsOfOwner(row));
    personal(reply);
    return {};
  });

  contentRoutes(app, deps);
  draftRoutes(app, deps);
  presenceRoutes(app, deps);
  publishingRoutes(app, deps);
  versionRoutes(app, deps);

  async function present(row: ModuleRow, lang: Language): Promise<ContentModule> {
    const rows = await loadModuleTree(db, row.id);
    const [module] = presentModules(rows, [row], await loadContext(db, rows, { lang, now: now(), isEditor: true }));
    if (!module) throw new TypeError(`Module ${row.id} cannot be presented`);
    return module;
  }
}

type Params = Call<'changeModule'>['params'];

function modelIn({ model }: Params): ModuleModel {
  const known = modelOf(model);
  if (!known) throw notFound('There is no such kind of module');
  return known;
}

function idOf(params: Params): number {
  const id = parseId(params['id']);
  if (id === undefined) throw notFound('There is no such module');
  return id;
}
