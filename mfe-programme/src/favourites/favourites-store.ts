import { useStore } from '@vestibule/contracts';
import { readStoredJson, writeStored } from '@vestibule/contracts/browser-data';
import { makeAutoObservable, observableRef } from 'mobx';
import { MOST_SAVED, NOTHING_SAVED, SAVED_KINDS, type Saved, type SavedKind } from './saved';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    favourites: FavouritesStore;
  }
}

/** Name of the list in the browser's storage. */
export const FAVOURITES_KEY = 'vestibule-favourites';

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isSaved = (value: unknown): value is Saved =>
  SAVED_KINDS.every((kind) => {
    const ids: unknown = (value as Partial<Saved> | null)?.[kind];
    return Array.isArray(ids) && ids.length <= MOST_SAVED && ids.every(isId);
  });
const readOwn = (): Saved => readStoredJson('local', FAVOURITES_KEY, isSaved) ?? NOTHING_SAVED;

/**
 * Favourites of the visitor on this device; other tabs follow. Where the browser stores nothing the list lasts as long
 * as the page. Every list of events loads this, so the rest is with the page of favourites.
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

  /** Saves a record, or removes it. @returns false where the list is full */
  toggle(kind: SavedKind, id: number): boolean {
    const others = this.saved[kind].filter((one) => one !== id);
    const ids = this.has(kind, id) ? others : [...others, id];
    if (ids.length > MOST_SAVED) return false;
    this.change({ ...this.saved, [kind]: ids });
    return true;
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
