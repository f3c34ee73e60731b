import { READY_ROLES } from '@vestibule/contracts/rights/ready-roles';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/rows';
import * as schema from '../app/schema';

const names = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map(getTableName);

/** Above this size in bytes it takes longer to delete a table's rows than to create its files again. */
const LARGE_TABLE = 256 * 1024;

const list = (found: readonly string[]) =>
  sql.join(
    found.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** How many rows every table has: the same before and after means that nothing was written. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  // One query: some files ask after each of a thousand calls.
  const counts = names.map(
    (name) => sql`(select count(*)::int from ${sql.identifier(name)}) as ${sql.identifier(name)}`,
  );
  const [row] = await queryRows<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return { ...row };
}

/**
 * Empties all tables, of roles all but the ready-made ones, which migrations make; ids begin at 1 again. To truncate
 * makes new files for a table and each of its indexes, so small tables have their rows deleted instead, without
 * triggers, as nothing is left that a key could miss.
 */
export async function emptyTables(db: Database): Promise<void> {
  const used = await queryRows<{ readonly name: string; readonly size: number }>(
    db,
    sql`select relname as name, pg_relation_size(oid)::int as size from pg_class
      where relnamespace = 'public'::regnamespace and relname in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )})
      and pg_relation_size(oid) > 0`,
  );
  const small = used.filter(({ name, size }) => size <= LARGE_TABLE && name !== 'roles').map(({ name }) => name);
  const large = used.filter(({ size }) => size > LARGE_TABLE).map(({ name }) => name);
  if (large.length > 0) await db.execute(sql`truncate ${list(large)} restart identity cascade`);
  const deletes = small.map((name) => `delete from "${name}";`).join(' ');
  await db.execute(
    sql.raw(`do $$ begin
      set local session_replication_role = replica;
      ${deletes}
      delete from roles where key not in (${READY_ROLES.map((role) => `'${role}'`).join(', ')});
      update roles set rights = null where rights is not null;
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    end $$`),
  );
}
