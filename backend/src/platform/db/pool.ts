import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StatementNames } from './named-statements';
import { OPTIONS, SETTINGS } from './options';

type PoolDatabase = NodePgDatabase & { readonly $client: pg.Pool };

/**
 * PostgreSQL over at most 10 connections. One that breaks fails the call that uses it, and is replaced for the next. A
 * call rejects when no connection is free for `waitMs`.
 */
export function openPool(
  connectionString: string,
  waitMs: number,
): { readonly db: PoolDatabase; close: () => Promise<void> } {
  const options = Object.entries(SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: waitMs, options });
  // The pool listens to idle connections only, and Node ends the process on an error event without a listener; a
  // waiting query rejects anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = drizzle(pool, OPTIONS);
  return { db: Object.assign(db, { transaction: transactionsOf(pool) }), close: () => pool.end() };
}

/**
 * Drizzle's own transaction of a pool never gives a connection back that broke before it began. Statements within one
 * are short and look for keys, so that one plan is good for all values; searches, which are none of these, are planned
 * for their words.
 */
function transactionsOf(pool: pg.Pool): PoolDatabase['transaction'] {
  const names = new StatementNames();
  const known = new WeakMap<pg.PoolClient, NodePgDatabase>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const db = known.get(client) ?? drizzle(names.on(client), OPTIONS);
      known.set(client, db);
      return await db.transaction(work, config);
    } finally {
      client.release();
    }
  };
}
