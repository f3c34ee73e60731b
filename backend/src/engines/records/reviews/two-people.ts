import { SiteError } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { reviewRules } from '../tables';

/** Number of people that it takes to publish a record of a kind. */
export async function peopleNeeded(db: Database, kind: RecordKind): Promise<number> {
  const [rule] = await db.select().from(reviewRules).where(eq(reviewRules.kind, kind));
  return rule?.people ?? 1;
}

/** Throws `conflict` where a publication of the kind takes two people, and not enough of them have agreed. */
export async function requireApproval(
  db: Database,
  kind: RecordKind,
  { isApproved = false }: { readonly isApproved?: boolean | undefined },
): Promise<void> {
  if (!isApproved && (await peopleNeeded(db, kind)) > 1)
    throw new SiteError('conflict', 409, 'Its publication takes two people: submit it for review');
}
