import type { AnswerOf } from '@vestibule/contracts';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { asc, inArray } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/database';
import { publications } from '../tables';
import { groupBy } from '../../../platform/group-by';
import { contentVersion, takeSnapshots } from './snapshot';
import { stateOf, standingOf } from './publications';

type States = NonNullable<AnswerOf<'records'>['results'][number]['publication']>;

/** Publication of each of these pages in each language. Only pages that were ever published are read. */
export async function loadStates(
  db: Database,
  pageIds: readonly number[],
  now: number,
): Promise<(page: number) => States> {
  const { pageId, lang, version, at } = publications;
  const rows = await inBatches(pageIds, (batch) =>
    db
      .select({ pageId, lang, version, at })
      .from(publications)
      .where(inArray(pageId, batch))
      .orderBy(asc(at), asc(publications.id)),
  );
  const ofPage = groupBy(rows, (row) => row.pageId);
  const contentOf = await takeSnapshots(db, [...ofPage.keys()]);
  return (page) => {
    const own = ofPage.get(page) ?? [];
    const latest = own.length === 0 ? '' : contentVersion(contentOf(page));
    return LANGUAGES.map((one) => {
      const { current, next } = standingOf(
        own.filter((row) => row.lang === one),
        now,
      );
      return { lang: one, state: stateOf(current, latest), planned: next?.at ?? null };
    });
  };
}
