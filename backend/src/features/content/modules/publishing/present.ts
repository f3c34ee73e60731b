import { notFound, type AnswerOf } from '@vestibule/contracts';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { pages } from '../../../../engines/records/tables';
import { users } from '../../../../platform/auth/user-tables';
import { contentVersion, takeSnapshot } from '../../../../engines/records/publishing/snapshot';
import { loadPublications, standingOf, stateOf } from '../../../../engines/records/publishing/publications';

/** Publication of a page in each language, for its editors. Throws `not_found`. */
export async function presentPublication(db: Database, pageId: number, now: number): Promise<AnswerOf<'publication'>> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId));
  if (!page) throw notFound('There is no such page');
  const version = contentVersion(await takeSnapshot(db, { pageId, containerId: null }));
  const all = await loadPublications(db, pageId);
  const nameOf = await loadNames(
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

/** Names of accounts; empty for deleted ones. */
export async function loadNames(db: Database, ids: readonly (number | null)[]): Promise<(id: number | null) => string> {
  const wanted = [...new Set(ids)].filter((one) => one !== null);
  if (wanted.length === 0) return () => '';
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(inArray(users.id, wanted));
  const names = new Map(rows.map(({ id, username, email }) => [id, username || email]));
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
}
