import { DEFAULT_LANGUAGE } from '@vestibule/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idOf, kindOf, recordAccess } from '../../engines/records/record-access';
import { requireEditor } from '../../platform/auth/identity';
import { handleCall } from '../../platform/api/handle-call';
import type { Deps } from '../../platform/server/deps';
import { siteLinks } from '../../platform/server/site-links';
import { personal } from '../../platform/server/tags';
import { readComments } from './read-comments';
import { addComment, changeComment, deleteComment } from './write-comments';

type Params = Readonly<Record<string, string>>;

/** Comments of editors on records (docs/behaviour/editing.md#comments). */
export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { authorise, by } = recordAccess(deps);
  const ofRecord = (params: Params) => ({ kind: kindOf(params), id: idOf(params) });
  const ofComment = (params: Params) => ({ ...ofRecord(params), comment: idOf(params, 'comment') });
  const answer = async (params: Params, request: FastifyRequest, reply: FastifyReply) => {
    personal(reply);
    const { kind, id } = ofRecord(params);
    return readComments(db, kind, id, (await requireEditor(deps, request)).id);
  };
  const options = { authorise: authorise('read') };

  handleCall(app, deps, 'recordComments', ({ params, request, reply }) => answer(params, request, reply), options);
  handleCall(
    app,
    deps,
    'addComment',
    async ({ params, body, request, reply }) => {
      const of = ofRecord(params);
      const path = siteLinks(request)?.('editor/record', of, DEFAULT_LANGUAGE) ?? '';
      await addComment(db, { ...of, path }, body, await by(request));
      return answer(params, request, reply);
    },
    options,
  );
  handleCall(
    app,
    deps,
    'changeComment',
    async ({ params, body, request, reply }) => {
      await changeComment(db, ofComment(params), body, await by(request));
      return answer(params, request, reply);
    },
    options,
  );
  handleCall(
    app,
    deps,
    'deleteComment',
    async ({ params, request, reply }) => {
      await deleteComment(db, ofComment(params), await by(request));
      return answer(params, request, reply);
    },
    options,
  );
}
