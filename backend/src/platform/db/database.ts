import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as features see it: PGlite, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type DatabaseKind = 'pglite' | 'postgresql';
