import { notFound, SiteError, type AnswerOf } from '@vestibule/contracts';
import { recordKindOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo, type RecordAction } from '@vestibule/contracts/rights/record-rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireEditor } from '../../platform/auth/identity';
import type { Database } from '../../platform/db/database';
import type { Deps } from '../../platform/server/deps';
import { personal } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { presentPublications } from './drafts/present-publication';
import { notePages } from './pages/note-pages';
import { remoteAddresses } from './pages/remote-addresses';
import type { VersionedRecord } from './repository/find';

type Params = Readonly<Record<string, string>>;

/** The kind that an address names. Throws `not_found`. */
export function kindOf(params: Params): RecordKind {
  const kind = recordKindOf(params['kind'] ?? '');
  if (kind === undefined) throw notFound('There is no such kind of record');
  return kind;
}

/** The id in an address. Throws `not_found`. */
export function idOf(params: Params, name = 'id'): number {
  const id = parseId(params[name]);
  if (id === undefined) throw notFound('There is no such record');
  return id;
}

/** A record as editors get it, with its version as the entity tag. */
export const recordAnswer =
  (db: Database) =>
  async (reply: FastifyReply, kind: RecordKind, record: VersionedRecord): Promise<AnswerOf<'changeRecord'>> => {
    const { id, version, latest } = record;
    personal(reply);
    reply.header('etag', `"${version}"`);
    const publicationOf = await presentPublications(db, kind, [record]);
    return { id, version, values: latest, published: publicationOf(record) };
  };

/** Rights to records of a kind (contracts/rights/record-rights.ts), and the author of a write. */
export function recordAccess(deps: Deps) {
  const { db, registry } = deps;
  const by = async (request: FastifyRequest) => ({
    authorId: (await requireEditor(deps, request)).id,
    now: deps.now(),
  });
  return {
    by,
    /** After the response's data are there: a registry that is away must not fail a write that has been made. */
    noteAddresses: async (kind: RecordKind, { log }: FastifyRequest) => {
      if (kind === 'pages' && registry)
        await notePages(db, registry).catch((error: unknown) =>
          log.warn({ err: error }, 'The registry does not know the pages’ addresses as they are now'),
        );
    },
    /** Refuses callers whose role may not do this with records of the kind, or of the kind in the address. */
    authorise: (action: RecordAction, only?: RecordKind) => async (request: FastifyRequest) => {
      const { rights } = await requireEditor(deps, request);
      const kind = only ?? kindOf(request.params as Params);
      if (!mayDo(rights, action, kind)) throw new SiteError('forbidden', 403, `Your role may not ${action} ${kind}`);
    },
    author: async (request: FastifyRequest, kind: RecordKind) => ({
      ...(await by(request)),
      ...((kind === 'pages' || kind === 'redirects') && { ownerOf: await remoteAddresses(registry) }),
    }),
  };
}
