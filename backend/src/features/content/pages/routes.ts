import { notFound } from '@vestibule/contracts';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { loadContext } from '../modules/context';
import { childrenOf } from '../../../engines/records/modules/load';
import { presentModules } from '../modules/present';
import { isPreviewToken } from '../../../engines/records/publishing/preview-token';
import { validUntilChange } from '../modules/valid-until';
import { editorOf } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, personal } from '../../../platform/server/tags';
import { loadFiles } from '../../../engines/media/files/present-files';
import { loadPictures } from '../../../engines/media/pictures/present';
import { editedContent, publishedContent, versionContent } from './content';
import { findPage, isHome, loadAncestors, loadSiblings, type PageRow } from './find';
import { presentPage, type PageParts } from './present';
import type { Database } from '../../../platform/db/database';
import { loadWithdrawn, withoutWithdrawn } from '../../../engines/records/publishing/publications';

/**
 * Content pages by their path (docs/behaviour/content.md#pages). Editors see their own content, visitors the published
 * one (docs/behaviour/editing.md#publishing).
 */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret } = deps;
  handleCall(app, deps, 'page', async ({ lang, params, query, request, reply }) => {
    const now = deps.now();
    const isEditor = (await editorOf(deps, request)) !== null;
    const { version_id: version, [PREVIEW_PARAMETER]: token } = query;
    const isVisitor = !isEditor && token === undefined;
    if (!isVisitor) personal(reply);
    if (version !== undefined && !isEditor) throw notFound('This version of the page could not be found');
    const page = await findPage(db, lang, params['path'] ?? '');
    if (!page || (isVisitor && !canVisit(page))) throw notFound();
    if (token !== undefined && !isPreviewToken(secret, token, { subject: page.id, lang }, now))
      throw notFound('This preview has ended');
    if (isVisitor) dependsOn(reply, tagOf('page', page.id), 'pages');
    const { rows, until } = isVisitor
      ? await publishedContent(db, page.id, lang, now)
      : await (version === undefined ? editedContent(db, page.id) : versionContent(db, page.id, version));
    if (isVisitor) validUntilChange(reply, rows, now, until);
    const context = await loadContext(db, rows, { lang, now, isEditor: isEditor && token === undefined });
    const presented = presentPage(
      {
        ...(await loadSurroundings(db, page, isVisitor, now)),
        modules: presentModules(rows, childrenOf(rows, null), context),
        pictures: await loadPictures(db, [page.ogImage]),
        files: await loadFiles(db, [page.signLanguageFilm ?? '']),
      },
      lang,
    );
    return token === undefined && version === undefined ? presented : { ...presented, noindex: true };
  });
}

/** Nothing leads to a page that is not clickable; the home page is where everybody begins. */
const canVisit = (page: PageRow): boolean => page.isOnline && (page.isClickable || isHome(page));

/** A page with those above it and beside it; for visitors without addresses that lead nowhere for them. */
async function loadSurroundings(
  db: Database,
  page: PageRow,
  isVisitor: boolean,
  now: number,
): Promise<Pick<PageParts, 'page' | 'ancestors' | 'siblings'>> {
  const [ancestors, siblings] = [await loadAncestors(db, page), await loadSiblings(db, page)];
  if (!isVisitor) return { page, ancestors, siblings };
  const ids = [page, ...ancestors, ...siblings].map(({ id }) => id);
  const withdrawn = await loadWithdrawn(db, now, ids);
  return {
    page: withoutWithdrawn(page, withdrawn),
    ancestors: ancestors.map((one) => withoutWithdrawn(one, withdrawn)),
    siblings: siblings.map((one) => withoutWithdrawn(one, withdrawn)),
  };
}
