import { LANGUAGES, notFound } from '@vestibule/contracts';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pages } from '../../../../engines/records/tables';
import type { Deps } from '../../../../platform/server/deps';
import { handleCall } from '../../../../platform/api/handle-call';
import { changed, personal } from '../../../../platform/server/tags';
import { askedModuleVersion, askedPage, by } from '../content/asked';
import { changePublication } from './change-publication';
import { presentPublication } from './present';
import { makePreviewToken } from '../../../../engines/records/publishing/preview-token';

/** Publication of a page, and links to its unpublished content (docs/behaviour/editing.md#publishing). */
export function publishingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, secret } = deps;

  handleCall(app, deps, 'publication', ({ params, reply }) => {
    personal(reply);
    return presentPublication(db, askedPage(params), now());
  });

  handleCall(app, deps, 'changePublication', async ({ params, lang, body, request, reply }) => {
    const page = askedPage(params);
    const tags = await changePublication(
      db,
      page,
      body.all ? LANGUAGES : [lang],
      body,
      askedModuleVersion(request),
      await by(deps, request),
    );
    changed(reply, ...tags);
    personal(reply);
    return presentPublication(db, page, now());
  });

  handleCall(app, deps, 'contentPreview', async ({ params, lang, reply }) => {
    personal(reply);
    const id = askedPage(params);
    const [page] = await db.select({ path: pages.path }).from(pages).where(eq(pages.id, id));
    const path = page?.path[lang];
    if (path === undefined) throw notFound('There is no such page in this language');
    const { token, expires } = makePreviewToken(secret, { subject: id, lang }, now());
    const query = new URLSearchParams({ [PREVIEW_PARAMETER]: token }).toString();
    return { path: `${path}?${query}`, expires: new Date(expires).toISOString() };
  });
}
