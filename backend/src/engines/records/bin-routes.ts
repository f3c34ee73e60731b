import { SiteError } from '@vestibule/contracts';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo } from '@vestibule/contracts/rights/record-rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleCall } from '../../platform/api/handle-call';
import { requireEditor } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { pageLinks } from '../../platform/server/paging';
import { changed, personal } from '../../platform/server/tags';
import { idOf, recordAccess, recordAnswer } from './record-access';
import { tagsOfKind } from './tags';
import { binnedKind, deleteFromBin, listBin } from './bin/bin';
import { restoreFromBin } from './repository/restore-from-bin';

/** Removed records (docs/behaviour/editing.md#bin): of each kind for those who may remove it. */
export function binRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { author, noteAddresses } = recordAccess(deps);
  const answer = recordAnswer(db);
  const kindsOf = async (request: FastifyRequest) => {
    const { rights } = await requireEditor(deps, request);
    return RECORD_KINDS.filter((kind) => mayDo(rights, 'remove', kind));
  };
  /** The kind of the record in the address, which the caller may remove. */
  const allowedKind = async (request: FastifyRequest, id: number): Promise<RecordKind> => {
    const kind = await binnedKind(db, id);
    if (!(await kindsOf(request)).includes(kind))
      throw new SiteError('forbidden', 403, `Your role may not remove ${kind}`);
    return kind;
  };

  handleCall(app, deps, 'bin', async ({ query, lang, request, reply }) => {
    personal(reply);
    const allowed = await kindsOf(request);
    const kinds = query.kind === '' ? allowed : allowed.filter((kind) => kind === query.kind);
    const found = await listBin(db, query, kinds, lang);
    return { ...found, ...pageLinks(`/${lang}/api/bin/`, query, found.count) };
  });
  handleCall(app, deps, 'restoreFromBin', async ({ params, request, reply }) => {
    const id = idOf(params);
    const kind = await allowedKind(request, id);
    const record = await restoreFromBin(db, id, await author(request, kind));
    await noteAddresses(kind, request);
    changed(reply, ...tagsOfKind(kind));
    return answer(reply, kind, record);
  });
  handleCall(app, deps, 'deleteFromBin', async ({ params, request, reply }) => {
    personal(reply);
    const id = idOf(params);
    await allowedKind(request, id);
    await deleteFromBin(db, id);
    return {};
  });
}
