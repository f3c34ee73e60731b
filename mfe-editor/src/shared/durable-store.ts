import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const STORE = 'unsaved';
interface Schema extends DBSchema {
  [STORE]: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
/** The database of this browser, opened with the first use. Rejects where the browser has none, or denies it. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('vestibule-editor', 1, {
    upgrade: (db) => void db.createObjectStore(STORE),
    terminated: () => (opened = undefined),
    // A tab with a later version of the database waits for this one.
    blocking: () => {
      void opened?.then((db) => db.close());
      opened = undefined;
    },
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** On the disk when it resolves: a browser that is killed a moment later has it. */
const DURABLE = { durability: 'strict' } as const;

async function attempt<T>(task: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await task(await database());
  } catch {
    return otherwise;
  }
}

/**
 * Values that outlive a browser that is killed: it writes its other storage to the disk seconds later. Values may be of
 * any earlier version of the site. Nothing here rejects.
 */
export const durable = {
  read: (key: string): Promise<unknown> => attempt((db) => db.get(STORE, key), undefined),
  /** Values whose keys begin with `prefix`. */
  all: (prefix: string): Promise<readonly unknown[]> =>
    attempt((db) => db.getAll(STORE, IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)), []),
  /** Returns whether it is stored; false at once in a browser without such a database. */
  write: (key: string, value: unknown): boolean | Promise<boolean> =>
    'indexedDB' in globalThis &&
    attempt(async (db) => {
      const { store, done } = db.transaction(STORE, 'readwrite', DURABLE);
      await Promise.all([store.put(value, key), done]);
      return true;
    }, false),
  remove: (key: string): Promise<void> => attempt((db) => db.delete(STORE, key), undefined),
};
