const STORAGE_KEY = 'vestibule-scroll';

/** Remembers how far each entry of the history was scrolled, and goes back there. */
export class ScrollMemory {
  readonly #currentKey: () => string;
  readonly #positions: Record<string, number>;

  constructor(currentKey: () => string) {
    this.#currentKey = currentKey;
    this.#positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => (this.#positions[this.#currentKey()] = window.scrollY), { passive: true });
    addEventListener('pagehide', () => {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#positions));
      // A document that comes back from the browser's cache restores itself.
      history.scrollRestoration = 'auto';
    });
  }

  /** The place where a history entry was left. */
  restore(key: string): void {
    const top = this.#positions[key] ?? 0;
    afterPaint(() => scrollTo({ top, behavior: 'instant' }));
  }

  /** The place where a new page begins: its target, or the top. */
  start(hash: string): void {
    afterPaint(() => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: 'instant' });
    });
  }
}

const afterPaint = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));
