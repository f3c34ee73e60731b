import { readStoredJson, writeStored } from '@vestibule/contracts/browser-data';
import { SKELETON_ID } from '../layout/page-skeleton/skeleton-id';
import { HASH_DELAY_MS, HashScroll, targetOf } from './hash-scroll';

const STORAGE_KEY = 'vestibule-scroll';

const isPositions = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((top) => typeof top === 'number');

/**
 * Remembers how far each entry of the history was scrolled, and goes back there
 * (docs/behaviour/frame.md#scroll-on-a-new-page).
 */
export class ScrollMemory {
  readonly #currentKey: () => string;
  readonly #positions: Record<string, number>;
  readonly #toHash = new HashScroll();

  constructor(currentKey: () => string) {
    this.#currentKey = currentKey;
    this.#positions = readStoredJson('session', STORAGE_KEY, isPositions) ?? {};
    history.scrollRestoration = 'manual';
    const note = () => {
      if (!document.getElementById(SKELETON_ID)) this.#positions[this.#currentKey()] = window.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', () => {
      writeStored('session', STORAGE_KEY, JSON.stringify(this.#positions));
      // A document that comes back from the browser's cache restores itself.
      history.scrollRestoration = 'auto';
    });
  }

  /** The place where a history entry was left; its page is in the document. */
  restore(key: string): void {
    const top = this.#positions[key] ?? 0;
    this.#toHash.stop();
    scrollTo({ top, behavior: 'instant' });
  }

  /**
   * Where a new page, which is in the document, begins: at the top, and from there to its target. A target on the page
   * that is shown is gone to at once.
   */
  start(hash: string, samePage: boolean): void {
    const here = samePage && targetOf(hash) !== null;
    if (hash) this.#toHash.start(hash, here ? 0 : HASH_DELAY_MS);
    else this.#toHash.stop();
    if (!here) scrollTo({ top: 0, behavior: 'instant' });
  }
}
