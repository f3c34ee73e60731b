import { hasRight } from '@vestibule/contracts/rights/rights';
import type { FastifyInstance } from 'fastify';
import { openMentions } from '../comments';
import { loadBroken } from '../links';
import { listReviews } from '../reviews';
import { requireEditor } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { handleCall } from '../../platform/api/handle-call';
import { personal } from '../../platform/server/tags';
import { countPicturesWithoutAlt } from '../content';
import { scarceDates } from './dates';
import { ownDrafts, plannedRecords } from './drafts';
import { entriesOfWeek } from './entries';
import { pathsNotFound } from './not-found';
import { plannedPublications } from './scheduled';
import { missingTranslations } from './translations';

/** Reviews that are listed. */
const SHOWN = 10;

/** Open work for the staff of the site (docs/behaviour/editing.md#dashboard). */
export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'dashboard', async ({ lang, request, reply }) => {
    personal(reply);
    const { id, rights } = await requireEditor(deps, request);
    const instant = now();
    const reader = { id, rights };
    const [
      scheduled,
      planned,
      drafts,
      toReview,
      returned,
      mentions,
      translations,
      picturesWithoutAlt,
      dates,
      entries,
      brokenLinks,
      notFound,
    ] = await Promise.all([
      plannedPublications(db, lang, instant),
      plannedRecords(db, lang),
      ownDrafts(db, id, lang),
      listReviews(db, { query: { state: 'waiting', mine: 'decidable' }, reader, lang, page: 1, size: SHOWN }),
      listReviews(db, { query: { state: 'returned', mine: 'submitted' }, reader, lang, page: 1, size: SHOWN }),
      openMentions(db, id, lang, SHOWN),
      missingTranslations(db, lang, instant),
      countPicturesWithoutAlt(db),
      scarceDates(db, lang, instant),
      hasRight(rights, 'entries') ? entriesOfWeek(db, lang, instant) : null,
      loadBroken(db),
      pathsNotFound(db, instant),
    ]);
    return {
      scheduled,
      planned_records: planned,
      drafts,
      to_review: toReview,
      returned,
      mentions,
      translations,
      pictures_without_alt: picturesWithoutAlt,
      dates,
      entries,
      broken_links: brokenLinks,
      not_found: notFound,
    };
  });
}
