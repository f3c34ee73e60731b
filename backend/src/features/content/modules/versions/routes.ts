import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/server/deps';
import { handleCall } from '../../../../platform/api/handle-call';
import { changed, personal } from '../../../../platform/server/tags';
import { parseId } from '../../../../platform/server/unstorable';
import { askedVersion } from '../../../../platform/server/version';
import { askedPage, by } from '../content/asked';
import { presentContent } from '../content/present';
import { tagsOfOwner } from '../owner';
import { describeVersion, listVersions, restoreVersion } from './versions';

/** The versions of a page's content (docs/behaviour/editing.md#page-versions). */
export function versionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'pageVersions', ({ params, lang, reply }) => {
    personal(reply);
    return listVersions(db, askedPage(params), lang, now());
  });

  handleCall(app, deps, 'pageVersion', ({ params, lang, reply }) => {
    personal(reply);
    const id = parseId(params['version']);
    if (id === undefined) throw notFound('There is no such version');
    return describeVersion(db, askedPage(params), id, lang, now());
  });

  handleCall(app, deps, 'restoreVersion', async ({ params, lang, body, request, reply }) => {
    const owner = { pageId: askedPage(params), containerId: null };
    await restoreVersion(db, owner.pageId, body.version, askedVersion(request), await by(deps, request));
    changed(reply, ...tagsOfOwner(owner));
    personal(reply);
    return presentContent(db, owner, lang, now());
  });
}
