import { notFound } from '@vestibule/contracts';
import { REFERENCE_TARGETS, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import type { FastifyInstance } from 'fastify';
import { pageLinks } from '../../platform/server/paging';
import type { Deps } from '../../platform/server/deps';
import { handleCall } from '../../platform/api/handle-call';
import { acceptedLanguage } from '../../platform/server/language';
import { asText } from '../../platform/db/documents';
import { changed, personal } from '../../platform/server/tags';
import { changeOccurrences } from './repository/change-occurrences';
import { findRecurrence } from './repository/occurrences';
import { setRecurrence } from './repository/recur-event';
import { recordOptions } from './options';
import { copyPage } from './repository/copy-page';
import { placePage } from './repository/place-page';
import { remoteAddresses } from './pages/remote-addresses';
import { findRecord } from './repository/find';
import { listRecords } from './repository/list';
import { removeRecord } from './repository/remove';
import { listReferences } from './repository/who-names';
import { publishRecord, saveDraft } from './repository/publish-record';
import { changeRecord, checkFields, createRecord } from './repository/save';
import { askedVersion } from '../../platform/server/version';
import { idOf, kindOf, recordAccess, recordAnswer } from './record-access';
import { tableOf } from './record-tables';
import { tagsOfKind, tagsOfWrite } from './tags';

/** Records of every kind, in the form of packs, for editors: rights are in contracts/rights. */
export function recordRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const { authorise, by, author, noteAddresses } = recordAccess(deps);
  const answer = recordAnswer(db);

  handleCall(
    app,
    deps,
    'records',
    async ({ params, query, request, reply }) => {
      personal(reply);
      const kind = kindOf(params);
      const found = await listRecords(db, kind, query, acceptedLanguage(request.headers['accept-language']), now());
      return { ...found, ...pageLinks(`/api/records/${kind}/`, query, found.count) };
    },
    { authorise: authorise('read') },
  );
  handleCall(
    app,
    deps,
    'record',
    async ({ params, reply }) => {
      const [kind, id] = [kindOf(params), idOf(params)];
      const found = await findRecord(db, kind, id);
      const more = await tableOf(kind).listed?.(db, [id], now());
      return { ...(await answer(reply, kind, found)), ...more?.(id) };
    },
    { authorise: authorise('read') },
  );
  handleCall(
    app,
    deps,
    'createRecord',
    async ({ params, query: { confirm }, body, request, reply }) => {
      const kind = kindOf(params);
      const who = { ...(await author(request, kind)), ...(confirm !== '' && { confirms: confirm }) };
      const made = await createRecord(db, kind, body, who);
      await noteAddresses(kind, request);
      changed(reply, ...tagsOfWrite(kind, body));
      return answer(reply, kind, made);
    },
    { authorise: authorise('create'), checkBody: (params, body) => checkFields(kindOf(params), body) },
  );
  handleCall(
    app,
    deps,
    'changeRecord',
    async ({ params, query: { save }, body, request, reply }) => {
      const kind = kindOf(params);
      const id = idOf(params);
      const version = askedVersion(request);
      const who = await author(request, kind);
      if (save === 'draft') {
        const saved = await saveDraft(db, kind, id, version, body, who);
        return answer(reply, kind, saved);
      }
      const saved =
        save === 'publish'
          ? await publishRecord(db, kind, id, version, { changes: body }, who)
          : await changeRecord(db, kind, id, version, body, who);
      await noteAddresses(kind, request);
      changed(reply, ...tagsOfWrite(kind, body));
      return answer(reply, kind, saved);
    },
    { authorise: authorise('change'), checkBody: (params, body) => checkFields(kindOf(params), body) },
  );
  handleCall(
    app,
    deps,
    'recurrence',
    async ({ params, reply }) => {
      const { id, values } = await findRecord(db, 'events', idOf(params));
      personal(reply);
      const day = asText(values['date_start']).slice(0, 'YYYY-MM-DD'.length);
      return findRecurrence(db, id, asText(values['recurrence']), day);
    },
    { authorise: authorise('read', 'events') },
  );
  handleCall(
    app,
    deps,
    'setRecurrence',
    async ({ params, body, request, reply }) => {
      const input = { ...body, version: askedVersion(request), by: await by(request) };
      const done = await setRecurrence(db, idOf(params), input);
      changed(reply, ...tagsOfKind('events'));
      personal(reply);
      return done;
    },
    { authorise: authorise('create', 'events') },
  );
  handleCall(
    app,
    deps,
    'changeOccurrences',
    async ({ params, body: { scope, changes, moves_sold: movesSold }, request, reply }) => {
      checkFields('events', changes);
      const input = { scope, changes, movesSold, version: askedVersion(request), by: await by(request) };
      const done = await changeOccurrences(db, idOf(params), input);
      changed(reply, ...tagsOfKind('events'));
      personal(reply);
      return done;
    },
    { authorise: authorise('change', 'events') },
  );
  handleCall(
    app,
    deps,
    'placePage',
    async ({ params, body, request, reply }) => {
      const asked = { version: askedVersion(request), place: body, by: await by(request) };
      const ownerOf = await remoteAddresses(deps.registry);
      const { page, hasMoved } = await placePage(db, idOf(params), { ...asked, ownerOf });
      await noteAddresses('pages', request);
      changed(reply, ...tagsOfWrite('pages', hasMoved ? page.values : {}));
      return answer(reply, 'pages', page);
    },
    { authorise: authorise('change', 'pages') },
  );
  handleCall(
    app,
    deps,
    'copyPage',
    async ({ params, body, request, reply }) => {
      const copy = await copyPage(db, idOf(params), body, await author(request, 'pages'));
      await noteAddresses('pages', request);
      changed(reply, ...tagsOfWrite('pages', copy.values));
      return answer(reply, 'pages', copy);
    },
    { authorise: authorise('create', 'pages') },
  );
  handleCall(
    app,
    deps,
    'deleteRecord',
    async ({ params, query, request, reply }) => {
      const kind = kindOf(params);
      const version = askedVersion(request);
      const others = await removeRecord(db, kind, idOf(params), version, await author(request, kind), query);
      changed(reply, ...[kind, ...others].flatMap(tagsOfKind));
      personal(reply);
      return {};
    },
    { authorise: authorise('remove') },
  );
  handleCall(
    app,
    deps,
    'recordReferences',
    async ({ params, lang, reply }) => {
      personal(reply);
      const [kind, id] = [kindOf(params), idOf(params)];
      const { values } = await findRecord(db, kind, id);
      return listReferences(db, kind, id, values, lang);
    },
    { authorise: authorise('read') },
  );
  handleCall(app, deps, 'recordOptions', ({ params, query, lang, reply }) => {
    personal(reply);
    const target = params['target'] ?? '';
    if (!isTarget(target)) throw notFound('There is nothing of this name to refer to');
    const ids = query.ids === '' ? [] : query.ids.split(',').map(Number);
    return recordOptions(db, target, { q: query.q, ids }, lang);
  });
}

const isTarget = (name: string): name is ReferenceTarget => Object.hasOwn(REFERENCE_TARGETS, name);
