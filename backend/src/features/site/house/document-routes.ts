import { SiteError } from '@vestibule/contracts';
import { FORM_SETTINGS } from '@vestibule/contracts/house/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRight } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { changed, personal } from '../../../platform/server/tags';
import { askedVersion } from '../../../platform/server/version';
import { asObject } from '../../../platform/db/documents';
import { changeNavigation, findNavigation } from './edit-navigation';
import { changeSettings, findSettings, type VersionedDocument } from './edit-settings';

/** Refuses the first name that a document has no value of: a schema would look at all of them, 170,000 in 2 MB. */
function checkNames(body: unknown, isKnown: (name: string) => boolean): void {
  const field = Object.keys(asObject(body)).find((name) => !isKnown(name));
  if (field !== undefined)
    throw new SiteError('validation', 400, 'There is no such field', { field: field.slice(0, 80) });
}
const isSetting = (name: string) => Object.hasOwn(FORM_SETTINGS, name);
const isMenu = (name: string) => name === 'menu' || name === 'footer';

/** The site's texts on every page, in the form that editors change. */
export function houseDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const editor = (request: FastifyRequest) => requireRight(deps, request, 'house');
  const answer = (reply: FastifyReply, { version, values }: VersionedDocument) => {
    personal(reply);
    reply.header('etag', `"${version}"`);
    return { version, values };
  };

  handleCall(app, deps, 'houseSettings', async ({ request, reply }) =>
    answer(reply, await findSettings(db, (await editor(request)).rights)),
  );
  handleCall(
    app,
    deps,
    'changeHouseSettings',
    async ({ request, reply, body }) => {
      const { id, rights } = await editor(request);
      const by = { authorId: id, now: now() };
      const { isOther, ...saved } = await changeSettings(db, rights, () => askedVersion(request), body, by);
      if (isOther) changed(reply, 'settings');
      return answer(reply, saved);
    },
    { checkBody: (_, body) => checkNames(body, isSetting) },
  );

  handleCall(app, deps, 'houseNavigation', async ({ reply }) => answer(reply, await findNavigation(db)));
  handleCall(
    app,
    deps,
    'changeHouseNavigation',
    async ({ request, reply, body }) => {
      const by = { authorId: (await editor(request)).id, now: now() };
      const { isOther, ...saved } = await changeNavigation(db, () => askedVersion(request), body, by);
      if (isOther) changed(reply, 'nav');
      return answer(reply, saved);
    },
    { checkBody: (_, body) => checkNames(body, isMenu) },
  );
}
