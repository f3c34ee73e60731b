import type { Database } from './database';

/** Ends a transaction that stores nothing. */
class Undone extends Error {}

/** Runs writes in a transaction that stores none of them where `write` returns true. */
export async function writeUnless(db: Database, write: (tx: Database) => Promise<boolean>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if (await write(tx)) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** Runs writes for their result alone: none of them is stored. */
export async function rolledBack<T>(db: Database, write: (tx: Database) => Promise<T>): Promise<T> {
  const results: T[] = [];
  await writeUnless(db, async (tx) => {
    results.push(await write(tx));
    return true;
  });
  const [result] = results;
  return result as T;
}
