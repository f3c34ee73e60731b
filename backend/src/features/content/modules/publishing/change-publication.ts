import { notFound, type Language, type Localised } from '@vestibule/contracts';
import type { PUBLICATION_ACTIONS } from '@vestibule/contracts/schemas/publications';
import { tagOf, type Tag } from '@vestibule/contracts/tags';
import { and, eq, gt, lt, lte, ne } from 'drizzle-orm';
import { note, type By } from '../../../../platform/audit/note';
import type { Database } from '../../../../platform/db/database';
import { publications, type KeptModule } from '../../../../engines/records/tables';
import { checkVersion } from '../../../../platform/server/version';
import { indexRecords } from '../../../../engines/search/write/index-records';
import { contentVersion, takeSnapshot } from '../../../../engines/records/publishing/snapshot';
import { plannedInstant } from '../../../../engines/records/publishing/planned-instant';
import { closeReview } from '../../../../engines/records/reviews/review-steps';
import { requireApproval } from '../../../../engines/records/reviews/two-people';
import { lockOwner, pageTitle } from '../owner';
import {
  holdPublished,
  loadPublications,
  standingOf,
  type Publication,
} from '../../../../engines/records/publishing/publications';

export interface PublicationChange {
  readonly action: (typeof PUBLICATION_ACTIONS)[number];
  /** Instant of a planned one, ISO 8601. */
  readonly at?: string | undefined;
}

/** Actor of a publication, and whether a review has approved it. */
type Publisher = By & { readonly isApproved?: boolean };

/**
 * Publishes the content of a page in languages, now or later, or withdraws it. Returns the cache tags that change.
 * `version` is the content that the editor saw; undefined for any. A planned publication of each language is replaced.
 * Throws `not_found`, 412 when the content has changed, `validation` for an invalid instant, `conflict` where it takes
 * two people.
 */
export function changePublication(
  db: Database,
  pageId: number,
  languages: readonly Language[],
  change: PublicationChange,
  version: string | undefined,
  by: Publisher,
): Promise<readonly Tag[]> {
  const instant = change.action === 'schedule' ? plannedInstant(change.at ?? '', by.now) : by.now;
  return db.transaction(async (tx) => {
    const owner = { pageId, containerId: null };
    if (!(await lockOwner(tx, owner))) throw notFound('There is no such page');
    const kept = await takeSnapshot(tx, owner);
    if (version !== undefined) checkVersion(version, contentVersion(kept));
    if (change.action === 'publish' || change.action === 'schedule') {
      await requireApproval(tx, 'pages', by);
      await closeReview(tx, 'pages', pageId, by);
    }
    const tags = new Set<Tag>();
    const page = { pageId, title: await pageTitle(tx, pageId), kept };
    for (const lang of languages)
      for (const tag of await changeLanguage(tx, { ...page, lang }, { ...change, instant }, by)) tags.add(tag);
    return [...tags];
  });
}

interface PublishedPage {
  readonly pageId: number;
  readonly title: Localised | undefined;
  readonly lang: Language;
  /** Its content as it is now. */
  readonly kept: readonly KeptModule[];
}

async function changeLanguage(
  tx: Database,
  { pageId, title, lang, kept }: PublishedPage,
  { action, at = '', instant }: PublicationChange & { readonly instant: number },
  by: By,
): Promise<readonly Tag[]> {
  const { authorId, now } = by;
  const nowText = new Date(now).toISOString();
  const ofLanguage = and(eq(publications.pageId, pageId), eq(publications.lang, lang));
  await tx.delete(publications).where(and(ofLanguage, gt(publications.at, nowText)));
  const { current } = standingOf(await loadPublications(tx, pageId, lang), now);
  if (action !== 'cancel') {
    if (action === 'schedule') await holdPublished(tx, pageId, kept, now);
    const modules = action === 'unpublish' ? null : kept;
    const [made] = await tx
      .insert(publications)
      .values({
        pageId,
        lang,
        modules,
        version: modules === null ? '' : contentVersion(modules),
        at: new Date(instant).toISOString(),
        authorId,
        isSettled: action !== 'schedule',
      })
      .returning();
    if (made && action !== 'schedule') {
      await forgetBefore(tx, made);
      await indexRecords(tx, 'pages', [pageId]);
    }
  }
  const noted = { [`publication_${lang}`]: action === 'schedule' ? `${action} ${at}` : action };
  await note(tx, by, { subject: 'pages', subjectId: pageId, title, before: {}, after: noted });
  const isOther = action !== 'cancel' && action !== 'schedule' && changesAddresses(current, action === 'unpublish');
  return [tagOf('page', pageId), ...(isOther ? (['pages'] as const) : [])];
}

/** Other pages link to a page, and maps of the site list it, by whether it is there. */
export const changesAddresses = (before: Pick<Publication, 'modules'> | undefined, isGone: boolean): boolean =>
  (before?.modules === null) !== isGone;

/** Deletes older publications: they never become valid again. */
export async function forgetBefore(tx: Database, { id, pageId, lang, at }: Publication): Promise<void> {
  await tx
    .delete(publications)
    .where(
      and(
        eq(publications.pageId, pageId),
        eq(publications.lang, lang),
        ne(publications.id, id),
        lte(publications.at, at),
        lt(publications.id, id),
      ),
    );
}
