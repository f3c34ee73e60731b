import { notFound, SiteError } from '@vestibule/contracts';
import { recordKindOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo, type RecordAction } from '@vestibule/contracts/records/rights';
import type { FastifyRequest } from 'fastify';
import { requireEditor } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { remoteAddresses } from './pages/remote-addresses';

type Params = Readonly<Record<string, string>>;

/** The kind that an address names. Throws `not_found`. */
export function kindOf(params: Params): RecordKind {
  const kind = recordKindOf(params['kind'] ?? '');
  if (kind === undefined) throw notFound('There is no such kind of record');
  return kind;
}

/** Rights to records of a kind (records/rights.ts), and the author of a write. */
export function recordAccess(deps: Deps) {
  const by = async (request: FastifyRequest) => ({
    authorId: (await requireEditor(deps, request)).id,
    now: deps.now(),
  });
  return {
    by,
    /** Refuses callers whose role may not do this with records of the kind, or of the kind in the address. */
    authorise: (action: RecordAction, only?: RecordKind) => async (request: FastifyRequest) => {
      const { role } = await requireEditor(deps, request);
      const kind = only ?? kindOf(request.params as Params);
      if (!mayDo(role, action, kind)) throw new SiteError('forbidden', 403, `Your role may not ${action} ${kind}`);
    },
    author: async (request: FastifyRequest, kind: RecordKind) => ({
      ...(await by(request)),
      ...((kind === 'pages' || kind === 'redirects') && { ownerOf: await remoteAddresses(deps.registry) }),
    }),
  };
}
