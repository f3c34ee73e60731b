import { hasRight } from '@vestibule/contracts/rights/rights';
import type { FastifyInstance } from 'fastify';
import { loadBroken } from '../links';
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

/** Open work for the staff of the site (docs/behaviour/editing.md#dashboard). */
export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'dashboard', async ({ lang, request, reply }) => {
    personal(reply);
    const { id, rights } = await requireEditor(deps, request);
    const instant = now();
    const [scheduled, planned, drafts, translations, picturesWithoutAlt, dates, entries, brokenLinks, notFound] =
      await Promise.all([
        plannedPublications(db, lang, instant),
        plannedRecords(db, lang),
        ownDrafts(db, id, lang),
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
      translations,
      pictures_without_alt: picturesWithoutAlt,
      dates,
      entries,
      broken_links: brokenLinks,
      not_found: notFound,
    };
  });
}
