import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { seatPlans } from '../../tables';

/** How many seats there are of each category of a plan. */
export function categoriesOf(rows: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { category } of readPlan(rows).seats) found.set(category, (found.get(category) ?? 0) + 1);
  return found;
}

/** The same of plans that are called by these keys. */
export async function planCategories(
  db: Database,
  keys: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const wanted = [...new Set(keys)].filter((key): key is string => typeof key === 'string' && key !== '');
  if (wanted.length === 0) return new Map();
  const plans = await db.select().from(seatPlans).where(inArray(seatPlans.key, wanted));
  return new Map(plans.map(({ key, rows }) => [key, categoriesOf(rows)]));
}
