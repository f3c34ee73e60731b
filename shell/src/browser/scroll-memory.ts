import { idOfHash, readStoredJson, writeStored } from '@vestibule/contracts/browser-data';
import { SKELETON_ID } from '../layout/page-skeleton/skeleton-id';

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
  readonly #report: (error: unknown) => void;
  /** Ends the way to a target, or to a place that the page is too short for as yet. */
  #way = new AbortController();
  #isOnWay = false;

  /** `isNew`: the document is of a new entry, and so begins where the browser puts it. */
  constructor(currentKey: () => string, isNew: boolean, report: (error: unknown) => void) {
    this.#currentKey = currentKey;
    this.#report = report;
    this.#positions = readStoredJson('session', STORAGE_KEY, isPositions) ?? {};
    history.scrollRestoration = 'manual';
    if (!isNew) void this.#goOn(this.#positions[currentKey()] ?? 0);
    const note = () => {
      if (!this.#isOnWay && !document.getElementById(SKELETON_ID)) this.#positions[this.#currentKey()] = window.scrollY;
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
    this.#leave();
    scrollTo({ top, behavior: 'instant' });
    void this.#goOn(top);
  }

  /**
   * Where a new page, which is in the document, begins: at the top, and from there to its target. A target on the page
   * that is shown is gone to at once.
   */
  start(hash: string, samePage: boolean): void {
    const here = samePage && document.getElementById(idOfHash(hash)) !== null;
    const signal = this.#leave();
    if (hash)
      import(/* webpackChunkName: "scroll" */ './hash-scroll').then(
        ({ scrollToHash }) => scrollToHash(hash, here, signal),
        this.#report,
      );
    if (!here) scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Ends the way that is being gone; the signal is of the next. */
  #leave(): AbortSignal {
    this.#way.abort();
    this.#isOnWay = false;
    this.#way = new AbortController();
    return this.#way.signal;
  }

  /** Goes on to a place below the end of the page, which is that of a list whose further pages are still to come. */
  async #goOn(top: number): Promise<void> {
    if (window.scrollY >= top - 1) return;
    const { signal } = this.#way;
    this.#isOnWay = true;
    try {
      const { reachPlace } = await import(/* webpackChunkName: "scroll" */ './reach-place');
      if (!signal.aborted) await reachPlace(top, signal);
    } catch (error) {
      this.#report(error);
    }
    if (!signal.aborted) this.#isOnWay = false;
  }
}
