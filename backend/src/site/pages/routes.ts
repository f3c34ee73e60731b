import { notFound } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { editorOf } from '../../platform/auth/identity';
import { loadContext } from '../../modules/context';
import { childrenOf, loadPageModules } from '../../modules/load';
import { presentModules } from '../../modules/present';
import { validUntilChange } from '../../modules/valid-until';
import { loadPictures } from '../pictures/present';
import type { Deps } from '../../platform/server/deps';
import { endpoint } from '../../platform/server/endpoint';
import { dependsOn, personal } from '../../platform/server/tags';
import { findPage, loadAncestors, loadSiblings } from './find';
import { presentPage } from './present';

/** Content pages by their path (docs/behaviour/content.md#pages: an offline page exists for editors only). */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  endpoint(app, deps, 'page', async ({ lang, params, query, request, reply }) => {
    // A page has no versions but the one that is there, which has no id.
    if (query.version_id !== undefined) throw notFound('This version of the page could not be found');
    const isEditor = (await editorOf(deps, request)) !== null;
    const page = await findPage(db, lang, params['path'] ?? '');
    if (!page || !(page.isOnline || isEditor)) throw notFound();
    if (isEditor) personal(reply);
    else dependsOn(reply, tagOf('page', page.id), 'pages');
    const rows = await loadPageModules(db, page.id);
    if (!isEditor) validUntilChange(reply, rows, now());
    const context = await loadContext(db, rows, { lang, now: now(), isEditor });
    return presentPage(
      {
        page,
        ancestors: await loadAncestors(db, page),
        siblings: await loadSiblings(db, page),
        modules: presentModules(rows, childrenOf(rows, null), context),
        pictures: await loadPictures(db, [page.ogImage]),
      },
      lang,
    );
  });
}
