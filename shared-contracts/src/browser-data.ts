/**
 * Data that a browser stores for a site: storage and cookies, and the hash of an address. Visitors may block it, it may
 * be full, and any value may be in it: nothing here throws (docs/behaviour/frame.md#site-data). A lint rule forbids the
 * bare names (tooling/eslint/browser-data.mjs).
 */
export type StoragePlace = 'local' | 'session';

/** Reading the property throws where a browser blocks site data. */
const storageOf = (place: StoragePlace): Storage => (place === 'local' ? window.localStorage : window.sessionStorage);

function attempt<T>(task: () => T, otherwise: T): T {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

/** The stored text; undefined where there is none, or none can be read. */
export const readStored = (place: StoragePlace, key: string): string | undefined =>
  attempt(() => storageOf(place).getItem(key) ?? undefined, undefined);

/** The stored value if it is JSON of the expected kind. */
export function readStoredJson<T>(
  place: StoragePlace,
  key: string,
  isExpected: (value: unknown) => value is T,
): T | undefined {
  const text = readStored(place, key);
  if (text === undefined) return undefined;
  const value = attempt<unknown>(() => JSON.parse(text), undefined);
  return isExpected(value) ? value : undefined;
}

/** @returns whether it is stored */
export const writeStored = (place: StoragePlace, key: string, value: string): boolean =>
  attempt(() => {
    storageOf(place).setItem(key, value);
    return true;
  }, false);

/** @returns whether nothing is stored under the key any more, as far as the browser says */
export const removeStored = (place: StoragePlace, key: string): boolean =>
  attempt(() => {
    storageOf(place).removeItem(key);
    return true;
  }, false);

/** Keys that begin with `prefix`; none where none can be read. */
export const storedKeys = (place: StoragePlace, prefix: string): readonly string[] =>
  attempt(() => Object.keys(storageOf(place)).filter((key) => key.startsWith(prefix)), []);

/** The page's cookies as one string; empty where they cannot be read. */
export const readCookies = (): string => attempt(() => document.cookie, '');

/** Sets a cookie by its whole text, `name=value; path=/`. */
export const writeCookie = (text: string): void => void attempt(() => (document.cookie = text), '');

/** Decodes a part of an address or of a cookie; undefined when the percent-encoding is invalid. */
export const decoded = (text: string): string | undefined => attempt(() => decodeURIComponent(text), undefined);

/**
 * Id of the element that a hash such as `#zeiten` names; empty without a hash, or when its percent-encoding is invalid.
 */
export const idOfHash = (hash: string): string => decoded(hash.replace(/^#/, '')) ?? '';

/** A cache for responses that outlives the page; undefined where the browser has none, or denies it. */
export async function openCache(name: string): Promise<Cache | undefined> {
  try {
    return await window.caches.open(name);
  } catch {
    return undefined;
  }
}

/** Whether some cache has a response for the address. */
export async function isKept(url: string): Promise<boolean> {
  try {
    return (await window.caches.match(url)) !== undefined;
  } catch {
    return false;
  }
}

/** Deletes a cache, if there is one. */
export async function deleteCache(name: string): Promise<void> {
  try {
    await window.caches.delete(name);
  } catch {
    // Where nothing can be stored there is nothing to delete.
  }
}
