import { DEFAULT_LANGUAGE } from '@vestibule/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { idOf, kindOf, recordAccess } from '../../engines/records/record-access';
import { requireEditor } from '../../platform/auth/identity';
import { handleCall } from '../../platform/api/handle-call';
import type { Deps } from '../../platform/server/deps';
import { pageLinks } from '../../platform/server/paging';
import { siteLinks } from '../../platform/server/site-links';
import { changed, personal } from '../../platform/server/tags';
import { askedVersion } from '../../platform/server/version';
import { changeReview } from './change-review';
import { listReviews } from './list-reviews';
import { changeTwoPeopleKinds, twoPeopleKinds } from './rules';
import { presentStanding, readStanding } from './standing';

/** Reviews of records before their publication (docs/behaviour/editing.md#reviews). */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const { authorise, author, noteAddresses } = recordAccess(deps);

  handleCall(
    app,
    deps,
    'recordReview',
    async ({ params, request, reply }) => {
      personal(reply);
      const kind = kindOf(params);
      const standing = await readStanding(db, kind, idOf(params));
      return presentStanding(db, kind, standing, await requireEditor(deps, request));
    },
    { authorise: authorise('read') },
  );
  handleCall(
    app,
    deps,
    'changeReview',
    async ({ params, body, request, reply }) => {
      const kind = kindOf(params);
      const id = idOf(params);
      // The hub has one address in all languages.
      const path = siteLinks(request)?.('editor/record', { kind, id }, DEFAULT_LANGUAGE) ?? '';
      const change = { kind, id, version: askedVersion(request), path, body };
      const tags = await changeReview(db, change, await author(request, kind));
      if (tags.length > 0) await noteAddresses(kind, request);
      changed(reply, ...tags);
      personal(reply);
      return presentStanding(db, kind, await readStanding(db, kind, id), await requireEditor(deps, request));
    },
    { authorise: authorise('change') },
  );
  handleCall(app, deps, 'reviews', async ({ lang, query, request, reply }) => {
    personal(reply);
    const { page, page_size: size } = query;
    const reader = await requireEditor(deps, request);
    const found = await listReviews(db, { query, reader, lang, page, size });
    return { ...found, ...pageLinks(`/${lang}/api/reviews/`, query, found.count) };
  });
  handleCall(app, deps, 'reviewRules', async ({ reply }) => {
    personal(reply);
    return { two_people: await twoPeopleKinds(db) };
  });
  handleCall(app, deps, 'changeReviewRules', async ({ body, request, reply }) => {
    personal(reply);
    const by = { authorId: (await requireEditor(deps, request)).id, now: now() };
    return { two_people: await changeTwoPeopleKinds(db, by, body.two_people) };
  });
}
