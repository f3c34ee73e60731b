import type { Database } from '../../../platform/db/database';
import { cartRequests } from '../tables';
import type { WantedTickets } from './provider-client';

interface Added {
  readonly cartId: number;
  readonly key: string;
  readonly lines: readonly WantedTickets[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Notes that a request was answered; how many tickets it has added, which are none where it was answered before. */
export async function noteAdded(db: Database, { cartId, key, lines, now }: Added): Promise<number> {
  const noted = await db
    .insert(cartRequests)
    .values({ cartId, key, createdAt: new Date(now).toISOString() })
    .onConflictDoNothing()
    .returning({ id: cartRequests.id });
  if (noted.length === 0) return 0;
  return lines.flatMap(({ tickets }) => tickets).reduce((sum, { quantity }) => sum + quantity, 0);
}
