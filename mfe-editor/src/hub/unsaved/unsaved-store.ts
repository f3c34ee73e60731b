import type { AnswerOf } from '@vestibule/contracts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Input in a form of the hub that was not saved. */
export type Unsaved = AnswerOf<'unsavedForms'>[number];

const STORE = 'unsaved-forms';
interface Schema extends DBSchema {
  [STORE]: { key: string; value: Unsaved };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
/** The database of this browser, opened with the first use. Rejects where the browser has none, or denies it. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('vestibule-hub', 1, {
    upgrade: (db) => void db.createObjectStore(STORE),
    terminated: () => (opened = undefined),
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
 * A user's unsaved input that this browser stores because the server does not have it yet: several people may use one
 * browser. Nothing here rejects.
 */
export function unsavedStore(user: number) {
  const keyOf = (form: string) => `${user}:${form}`;
  return {
    read: (form: string) => attempt((db) => db.get(STORE, keyOf(form)), undefined),
    /** Returns whether it is stored; false at once in a browser without such a database. */
    write: (unsaved: Unsaved): boolean | Promise<boolean> =>
      'indexedDB' in globalThis &&
      attempt(async (db) => {
        const { store, done } = db.transaction(STORE, 'readwrite', DURABLE);
        await Promise.all([store.put(unsaved, keyOf(unsaved.form)), done]);
        return true;
      }, false),
    remove: (form: string) => attempt((db) => db.delete(STORE, keyOf(form)), undefined),
  };
}
