import { notFound, type AnswerOf, type Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireEditor } from '../../../../platform/auth/identity';
import type { Deps } from '../../../../platform/server/deps';
import { handleCall } from '../../../../platform/api/handle-call';
import { changed, personal } from '../../../../platform/server/tags';
import { parseId } from '../../../../platform/server/unstorable';
import { askedVersion } from '../../../../platform/server/version';
import { tagsOfOwner } from '../owner';
import type { ModuleOwner } from '../../../../engines/records/modules/load';
import { by } from './asked';
import { copyModule } from './copy';
import { moveModule } from './move';
import { presentContent } from './present';
import { stepContent } from './restore';

/** The content of pages and containers as a whole: its state, moves of modules, undo and redo. */
export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const authorise = async (request: FastifyRequest) => void (await requireEditor(deps, request));
  const answer = async (owner: ModuleOwner, lang: Language, reply: FastifyReply): Promise<AnswerOf<'content'>> => {
    personal(reply);
    return presentContent(db, owner, lang, now());
  };
  const written = async (owner: ModuleOwner, lang: Language, reply: FastifyReply) => {
    changed(reply, ...tagsOfOwner(owner));
    return answer(owner, lang, reply);
  };

  handleCall(app, deps, 'content', ({ params, lang, reply }) => answer(askedOwner(params), lang, reply), { authorise });
  handleCall(
    app,
    deps,
    'stepContent',
    async ({ params, body, lang, request, reply }) => {
      const owner = askedOwner(params);
      await stepContent(db, owner, body.step, askedVersion(request), await by(deps, request));
      return written(owner, lang, reply);
    },
    { authorise },
  );
  handleCall(
    app,
    deps,
    'moveModule',
    async ({ body: { module, ...placement }, lang, request, reply }) =>
      written(await moveModule(db, module, placement, askedVersion(request), await by(deps, request)), lang, reply),
    { authorise },
  );
  handleCall(
    app,
    deps,
    'copyModule',
    async ({ body, lang, request, reply }) =>
      written(await copyModule(db, body.module, await by(deps, request)), lang, reply),
    { authorise },
  );
}

function askedOwner({ owner, id }: Readonly<Record<string, string>>): ModuleOwner {
  const asked = parseId(id);
  if (asked === undefined || (owner !== 'page' && owner !== 'container'))
    throw notFound('There is no such page or section');
  return owner === 'page' ? { pageId: asked, containerId: null } : { pageId: null, containerId: asked };
}
