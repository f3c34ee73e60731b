import type { Database } from '../../../platform/db/database';
import { loadWithdrawn, withoutWithdrawn } from '../../../engines/records/publishing/publications';
import { loadAncestors, loadSiblings, type PageRow } from './find';
import type { PageParts } from './present';

/** A page with those above it and beside it; for visitors without addresses that lead nowhere for them. */
export async function loadSurroundings(
  db: Database,
  page: PageRow,
  isVisitor: boolean,
  now: number,
): Promise<Pick<PageParts, 'page' | 'ancestors' | 'siblings'>> {
  const [ancestors, siblings] = [await loadAncestors(db, page), await loadSiblings(db, page)];
  if (!isVisitor) return { page, ancestors, siblings };
  const ids = [page, ...ancestors, ...siblings].map(({ id }) => id);
  const withdrawn = await loadWithdrawn(db, now, ids);
  return {
    page: withoutWithdrawn(page, withdrawn),
    ancestors: ancestors.map((one) => withoutWithdrawn(one, withdrawn)),
    siblings: siblings.map((one) => withoutWithdrawn(one, withdrawn)),
  };
}
