import { useStore } from '@vestibule/contracts';
import { readStoredJson, writeStored } from '@vestibule/contracts/browser-data';
import { makeAutoObservable, observableRef } from 'mobx';
import { SAVED_KINDS, MOST_SAVED, NOTHING_SAVED, withoutSaved, type Saved, type SavedKind } from './saved';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    favourites: FavouritesStore;
  }
}

/** Name of the list in the browser's storage. */
export const FAVOURITES_KEY = 'vestibule-favourites';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  SAVED_KINDS.every((kind) => {
    const ids: unknown = (value as Partial<Saved>)[kind];
    return Array.isArray(ids) && ids.length <= MOST_SAVED && ids.every(isId);
  });

const readOwn = (): Saved => readStoredJson('local', FAVOURITES_KEY, isSaved) ?? NOTHING_SAVED;

/**
 * Favourites of the visitor on this device; other tabs follow. Where the browser stores nothing the list lasts as long
 * as the page.
 */
export class FavouritesStore {
  saved: Saved = readOwn();
  /** Whether the last change is stored. */
  isStored = true;

  constructor() {
    makeAutoObservable(this, { saved: observableRef });
    if (typeof window !== 'undefined')
      window.addEventListener('storage', ({ key }) => {
        // Null: everything was deleted.
        if (key === null || key === FAVOURITES_KEY) this.read();
      });
  }

  has(kind: SavedKind, id: number): boolean {
    return this.saved[kind].includes(id);
  }

  isFull(kind: SavedKind): boolean {
    return this.saved[kind].length >= MOST_SAVED;
  }

  /** Keeps a record, or no longer. @returns false where the list is full */
  toggle(kind: SavedKind, id: number): boolean {
    const { [kind]: ids } = this.saved;
    if (ids.includes(id)) this.change({ ...this.saved, [kind]: ids.filter((one) => one !== id) });
    else if (this.isFull(kind)) return false;
    else this.change({ ...this.saved, [kind]: [...ids, id] });
    return true;
  }

  /** Keeps these, too. @returns false where not all of them have room */
  add(saved: Saved): boolean {
    const added = withoutSaved(saved, this.saved);
    const all = SAVED_KINDS.map((kind) => [kind, [...this.saved[kind], ...added[kind]]] as const);
    this.change(Object.fromEntries(all.map(([kind, ids]) => [kind, ids.slice(0, MOST_SAVED)])) as unknown as Saved);
    return all.every(([, ids]) => ids.length <= MOST_SAVED);
  }

  /** Keeps these no longer. */
  remove(saved: Saved): void {
    this.change(withoutSaved(this.saved, saved));
  }

  read(): void {
    this.saved = readOwn();
  }

  change(saved: Saved): void {
    this.saved = saved;
    this.isStored = writeStored('local', FAVOURITES_KEY, JSON.stringify(saved));
  }
}

/** The visitor's list; empty on the server. */
export const useFavourites = (): FavouritesStore => useStore().remote('favourites', () => new FavouritesStore());
