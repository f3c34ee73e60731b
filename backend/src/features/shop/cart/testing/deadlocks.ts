import { atDatabase } from '@vestibule/testkit/postgres';
import { sql } from 'drizzle-orm';
import { connect } from '../../../../platform/db/connect';

interface Counts {
  readonly used: number;
  readonly deadlocks: number;
}

/** Deadlocks of a database since its statistics were reset; waits until nobody is connected to it. */
export async function countDeadlocks(server: string, database: string): Promise<number> {
  const { db, close } = await connect({ databaseUrl: atDatabase(server, 'template1'), dataDir: '' });
  try {
    for (;;) {
      // A connection counts its deadlocks when it ends, which may be after the client has left.
      const { rows } = (await db.execute(
        sql`SELECT numbackends AS used, deadlocks::int FROM pg_stat_database WHERE datname = ${database}`,
      )) as { readonly rows: readonly Counts[] };
      const [counts] = rows;
      if (!counts) throw new Error(`There is no database ${database}`);
      if (counts.used === 0) return counts.deadlocks;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await close();
  }
}
