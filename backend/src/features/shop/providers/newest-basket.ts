import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts } from '../tables';
import { unavailable } from './breaker';
import type { ProvidedBasket } from './provider-answers';

/** Number of times that a basket is read again because the response is older than one that was seen. */
const READS = 2;

/** Notes that this version was seen; false where a newer one was seen before, by whatever process. */
async function isNewest(db: Database, cartId: number, version: number): Promise<boolean> {
  const noted = await db
    .update(carts)
    .set({ seenVersion: version })
    .where(and(eq(carts.id, cartId), lte(carts.seenVersion, version)))
    .returning({ id: carts.id });
  return noted.length > 0;
}

interface Newest {
  readonly cartId: number;
  readonly answered: ProvidedBasket;
  /** No version before this one: of a change that was made after another version was seen. */
  readonly least?: number;
  readonly read: () => Promise<ProvidedBasket>;
}

/**
 * The basket of the response, or, as responses overtake each other and a provider's copies lag behind, the newer one
 * that reading it again returns. Throws `unavailable` where the provider has none that is new enough: an older one is
 * never shown.
 */
export async function newestBasket(
  db: Database,
  { cartId, answered, least = 0, read }: Newest,
): Promise<ProvidedBasket> {
  let basket = answered;
  for (let left = READS; basket.version < least || !(await isNewest(db, cartId, basket.version)); left -= 1) {
    if (left === 0) throw unavailable(new Error(`Version ${basket.version} of a basket is older than the last one`));
    basket = await read();
  }
  return basket;
}
