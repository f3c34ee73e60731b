import { isSiteError } from '@vestibule/contracts';
import { pages } from '../tables';
import { users } from '../../../platform/auth/user-tables';
import { describeOnPostgres } from '../../../features/shop/cart/testing/describe-on-postgres';
import { findRecord } from '../repository/find';
import { pagePaths } from './page-paths';
import { placePage } from '../repository/place-page';

const ROUNDS = 8;

describeOnPostgres((connection) => {
  test('two pages that are moved below each other at once do not end in a ring', async () => {
    const { db } = connection;
    const [user] = await db
      .insert(users)
      .values({ email: 'editor@example.org', username: 'editor', passwordHash: 'x', role: 'publisher' })
      .returning({ id: users.id });
    const by = { authorId: user?.id ?? 0, now: Date.UTC(2026, 10, 21) };
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await db
        .insert(pages)
        .values(['a', 'b'].map((name) => ({ key: `${name}${round}`, slug: { de: `${name}${round}` }, title: {} })))
        .returning({ id: pages.id });
      const [a = 0, b = 0] = made.map(({ id }) => id);
      const seen = await Promise.all([a, b].map((id) => findRecord(db, 'pages', id)));
      const move = (id: number, parent: number, version = '') =>
        placePage(db, id, { version, place: { parent, before: null }, by, ownerOf: () => undefined });
      const ends = await Promise.allSettled([move(a, b, seen[0]?.version), move(b, a, seen[1]?.version)]);
      const fields = ends.map((end) =>
        end.status === 'rejected' ? isSiteError(end.reason) && end.reason.field : 'moved',
      );
      expect(fields.sort()).toEqual(['moved', 'parent']);
    }
    const rows = await db.select({ id: pages.id, parent: pages.parentId, slug: pages.slug }).from(pages);
    expect(pagePaths(rows).size).toBe(2 * ROUNDS);
  });
});
