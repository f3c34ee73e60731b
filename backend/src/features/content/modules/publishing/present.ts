import { notFound, type AnswerOf } from '@vestibule/contracts';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { pages } from '../../../../engines/records/tables';
import { accountNames } from '../../../../platform/auth/account-names';
import { contentVersion, takeSnapshot } from '../../../../engines/records/publishing/snapshot';
import { loadPublications, standingOf, stateOf } from '../../../../engines/records/publishing/publications';

/** Publication of a page in each language, for its editors. Throws `not_found`. */
export async function presentPublication(db: Database, pageId: number, now: number): Promise<AnswerOf<'publication'>> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId));
  if (!page) throw notFound('There is no such page');
  const version = contentVersion(await takeSnapshot(db, { pageId, containerId: null }));
  const all = await loadPublications(db, pageId);
  const nameOf = await accountNames(
    db,
    all.map(({ authorId }) => authorId),
  );
  return {
    version,
    languages: LANGUAGES.map((lang) => {
      const { current, next } = standingOf(
        all.filter((one) => one.lang === lang),
        now,
      );
      return {
        lang,
        state: stateOf(current, version),
        since: current?.at ?? null,
        author: nameOf(current?.authorId ?? null),
        planned: next?.at ?? null,
      };
    }),
  };
}
