import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { kindRight } from '@vestibule/contracts/rights/names';
import type { Right } from '@vestibule/contracts/rights/rights';
import { exists, isNotNull, notExists, and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { requireRightOf } from '../../../platform/auth/rights-of';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { documents } from '../../../platform/db/tables';
import { modules, pages, publications } from '../../../engines/records/tables';
import { columnOf } from '../../../engines/records/record-table';
import { tableOf } from '../../../engines/records/record-tables';
import { namesFile, type Named } from './uses';

interface SeenUse {
  readonly table: PgTable;
  /** Rows that visitors see; all of them without. */
  readonly where?: SQL | undefined;
  /** The right that decides what visitors see of it. */
  readonly right: Right;
}

/** Throws `forbidden` where visitors see the file in something that the author may not decide about. */
export async function requireSeenRights(tx: Database, file: Named, { authorId }: By): Promise<void> {
  for (const { table, where, right } of seenUses(tx)) {
    const rows = await queryRows<{ one: number }>(
      tx,
      sql`select 1 as one from ${table} where ${and(namesFile(table, file), where)} limit 1`,
    );
    if (rows.length > 0) await requireRightOf(tx, authorId, right);
  }
}

/** All public uses of files. Drafts, and modules that wait for their publication, are none. */
const seenUses = (tx: Database): readonly SeenUse[] => [
  ...RECORD_KINDS.map((kind) => ({
    table: tableOf(kind).table,
    where: seenRows(kind),
    right: kindRight('publish', kind),
  })),
  { table: documents, right: 'house' },
  { table: publications, right: 'publish:pages' },
  {
    table: modules,
    where: or(
      isNotNull(modules.containerId),
      // A page that was never published since an import shows what editors have.
      and(
        exists(
          tx
            .select()
            .from(pages)
            .where(and(eq(pages.id, modules.pageId), pages.isOnline)),
        ),
        notExists(tx.select().from(publications).where(eq(publications.pageId, modules.pageId))),
      ),
    ),
    right: 'publish:pages',
  },
];

function seenRows(kind: RecordKind): SQL | undefined {
  const { hiddenBy, fields } = recordOf(kind);
  const column = hiddenBy === undefined ? undefined : columnOf(tableOf(kind), fields, hiddenBy);
  return and(tableOf(kind).where, column && sql`${column}`);
}
