import { and, eq, inArray, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { terms } from '../../../engines/records/tables';

/** Records whose type has this slug; undefined without one. */
export function ofType(db: Database, column: Column, slug: string | undefined): SQL | undefined {
  if (slug === undefined) return undefined;
  const types = db
    .select({ id: terms.id })
    .from(terms)
    .where(and(eq(terms.kind, 'type'), eq(terms.slug, slug)));
  return inArray(column, types);
}
