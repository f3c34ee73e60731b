import { LANGUAGES, notFound, type ContentModule, type Language, type ModuleModel } from '@vestibule/contracts';
import { moduleBodyLimit, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { moduleChanges, moduleCreations, moduleSchema } from '@vestibule/contracts/schemas/modules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guardWrite } from '../../../platform/auth/csrf';
import { requireRight } from '../../../platform/auth/identity';
import { checkBody } from '../../../platform/server/check-input';
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
 * Editing of content modules: POST and PATCH answer the module, DELETE `{}`
 * (docs/behaviour/editing.md#calls-of-editors).
 */
export function moduleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const onRequest = async (request: FastifyRequest) => {
    await guardWrite(deps, request);
    await requireRight(deps, request, 'content');
  };

  for (const { model, lang, url } of addresses()) {
    const write = { onRequest, bodyLimit: moduleBodyLimit(model) };
    app.post(url, write, async (request, reply) => {
      const body = checkBody(moduleCreations[model], request.body) as Readonly<Record<string, unknown>>;
      const row = await createModule(db, model, lang, body, await by(deps, request));
      changed(reply, ...tagsOfOwner(row));
      personal(reply);
      return reply.code(201).send(await present(row, lang));
    });

    app.patch(`${url}/:id`, write, async (request, reply) => {
      const changes = checkBody(moduleChanges[model], request.body) as Readonly<Record<string, unknown>>;
      const version = askedModuleVersion(request);
      const row = await changeModule(db, model, idOf(request), lang, changes, version, await by(deps, request));
      changed(reply, ...tagsOfOwner(row));
      personal(reply);
      return present(row, lang);
    });

    app.delete(`${url}/:id`, { onRequest }, async (request, reply) => {
      const version = askedModuleVersion(request);
      const row = await deleteModule(db, model, idOf(request), version, await by(deps, request));
      changed(reply, ...tagsOfOwner(row));
      personal(reply);
      return {};
    });
  }

  contentRoutes(app, deps);
  draftRoutes(app, deps);
  presenceRoutes(app, deps);
  publishingRoutes(app, deps);
  versionRoutes(app, deps);

  async function present(row: ModuleRow, lang: Language): Promise<ContentModule> {
    const rows = await loadModuleTree(db, row.id);
    const [module] = presentModules(rows, [row], await loadContext(db, rows, { lang, now: now(), isEditor: true }));
    if (!module) throw new TypeError(`Module ${row.id} cannot be presented`);
    if (deps.checkAnswers) moduleSchema(module).validateSync(module, { strict: true });
    return module;
  }
}

const addresses = (): readonly { model: ModuleModel; lang: Language; url: string }[] =>
  LANGUAGES.flatMap((lang) => MODULE_MODELS.map((model) => ({ model, lang, url: `/${lang}/pageeditor-api/${model}` })));

function idOf(request: FastifyRequest): number {
  const id = parseId((request.params as { id?: string }).id);
  if (id === undefined) throw notFound('There is no such module');
  return id;
}
