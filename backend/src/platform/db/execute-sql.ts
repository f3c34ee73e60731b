import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/**
 * Runs statements of a library that writes its SQL itself: one with values (`$1`), or several without.
 *
 * @returns The rows; of several statements those of all, or one result each.
 */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export const executeOnPool =
  (pool: pg.Pool): ExecuteSql =>
  (text, values) =>
    pool.query(text, values);

const BEGINS = /^\s*begin\b/i;

/**
 * The embedded database has one connection. A transaction that is written out (`begin; …; commit`) runs within one of
 * PGlite's own, which keeps other statements out until it has ended, also where it fails.
 */
export const executeOnPglite =
  (client: PGlite): ExecuteSql =>
  async (text, values) => {
    if (values !== undefined && values.length > 0) return client.query(text, values);
    const results = BEGINS.test(text) ? await client.transaction((own) => own.exec(text)) : await client.exec(text);
    return { rows: results.flatMap(({ rows }) => rows) };
  };
