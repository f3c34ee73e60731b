import type { FastifyInstance } from 'fastify';
import { handleCall } from '../../platform/api/handle-call';
import type { Deps } from '../../platform/server/deps';
import { changed, personal } from '../../platform/server/tags';
import { askedVersion } from '../../platform/server/version';
import { describeRevision, listRevisions } from './drafts/revisions';
import { idOf, kindOf, recordAccess, recordAnswer } from './record-access';
import { makePreviewToken } from './publishing/preview-token';
import { findRecord } from './repository/find';
import { cancelPlans, planRecord } from './repository/plan-record';
import { discardDraft, publishRecord, unpublishRecord } from './repository/publish-record';
import { restoreRevision } from './repository/restore-revision';
import { tagsOfWrite } from './tags';

/** Publication of records, and their saved states (docs/behaviour/editing.md#drafts-of-records). */
export function publicationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, secret } = deps;
  const { authorise, author, noteAddresses } = recordAccess(deps);
  const answer = recordAnswer(db);

  handleCall(
    app,
    deps,
    'changeRecordPublication',
    async ({ params, body: { action, at, languages }, request, reply }) => {
      const kind = kindOf(params);
      const id = idOf(params);
      const version = askedVersion(request);
      const who = await author(request, kind);
      if (at !== undefined && (action === 'publish' || action === 'unpublish'))
        return answer(reply, kind, await planRecord(db, kind, id, version, { action, at, languages }, who));
      // A page whose address changes leaves a redirect.
      const { latest } = await findRecord(db, kind, id);
      switch (action) {
        case 'discard':
          return answer(reply, kind, await discardDraft(db, kind, id, version, who));
        case 'cancel':
          return answer(reply, kind, await cancelPlans(db, kind, id, version, who));
        case 'publish': {
          const shown = await publishRecord(db, kind, id, version, { languages }, who);
          await noteAddresses(kind, request);
          changed(reply, ...tagsOfWrite(kind, latest));
          return answer(reply, kind, shown);
        }
        case 'unpublish': {
          const hidden = await unpublishRecord(db, kind, id, version, who);
          await noteAddresses(kind, request);
          changed(reply, ...tagsOfWrite(kind, latest));
          return answer(reply, kind, hidden);
        }
      }
    },
    { authorise: authorise('change') },
  );
  handleCall(
    app,
    deps,
    'recordPreview',
    async ({ lang, params, reply }) => {
      personal(reply);
      const kind = kindOf(params);
      const { id } = await findRecord(db, kind, idOf(params));
      const { token, expires } = makePreviewToken(secret, { subject: `${kind} ${id}`, lang }, now());
      return { token, expires: new Date(expires).toISOString() };
    },
    { authorise: authorise('change') },
  );
  handleCall(
    app,
    deps,
    'recordRevisions',
    async ({ params, reply }) => {
      personal(reply);
      return [...(await listRevisions(db, kindOf(params), idOf(params)))];
    },
    { authorise: authorise('read') },
  );
  handleCall(
    app,
    deps,
    'recordRevision',
    ({ params, reply }) => {
      personal(reply);
      return describeRevision(db, kindOf(params), idOf(params), idOf(params, 'revision'));
    },
    { authorise: authorise('read') },
  );
  handleCall(
    app,
    deps,
    'restoreRecord',
    async ({ params, request, reply }) => {
      const kind = kindOf(params);
      const who = await author(request, kind);
      const version = askedVersion(request);
      return answer(reply, kind, await restoreRevision(db, kind, idOf(params), version, idOf(params, 'revision'), who));
    },
    { authorise: authorise('change') },
  );
}
