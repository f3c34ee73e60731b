import { LANGUAGES } from '@vestibule/contracts/languages';
import { normalPath } from '@vestibule/contracts/paths/site-path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { redirects } from '../tables';
import type { MovedPage } from './refresh-paths';

/**
 * Old addresses of pages that visitors could open lead to the new ones, and so do redirects that led to the old ones:
 * none leads to another redirect. One that starts where a page stands now that visitors can open would hide the page,
 * and goes; `shown` are addresses of pages that have been written without moving.
 */
export async function redirectMoved(
  db: Database,
  moved: readonly MovedPage[],
  shown: readonly string[] = [],
): Promise<void> {
  const online = moved.filter(({ isOnline }) => isOnline);
  const newPaths = new Set([...online.flatMap(({ after }) => Object.values(after)), ...shown].map(normalPath));
  const ways = new Map(
    online
      .flatMap(({ before, after }) => LANGUAGES.map((lang) => [before[lang], after[lang]] as const))
      .flatMap(([from, to]) => (from && to && from !== to ? [[normalPath(from), to] as const] : [])),
  );
  for (const { id, oldPath, newPath } of await db.select().from(redirects)) {
    const from = normalPath(oldPath);
    const [goal = ''] = newPath.split(/[?#]/, 1);
    const to = ways.get(normalPath(goal));
    if (newPaths.has(from)) await db.delete(redirects).where(eq(redirects.id, id));
    else if (to !== undefined)
      await db
        .update(redirects)
        .set({ newPath: to + newPath.slice(goal.length) })
        .where(eq(redirects.id, id));
    // Another editor's earlier redirect of the address stays valid.
    ways.delete(from);
  }
  const made = [...ways].filter(([from]) => !newPaths.has(from));
  if (made.length > 0) await db.insert(redirects).values(made.map(([oldPath, newPath]) => ({ oldPath, newPath })));
}
