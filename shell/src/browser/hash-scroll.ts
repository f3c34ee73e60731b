import { idOfHash } from '@vestibule/contracts/browser-data';
import { onTakeOver, scrollBehavior } from '@vestibule/ui';

/**
 * Delay between opening a page and scrolling to its target, in ms: late content has moved it by then
 * (docs/behaviour/frame.md#scroll-to-a-hash).
 */
export const HASH_DELAY_MS = 1000;
/**
 * Interval between two looks for a target that does not exist yet, in ms (docs/behaviour/frame.md#scroll-to-a-hash).
 */
export const HASH_RETRY_MS = 250;
/** Looks for the target, at most (docs/behaviour/frame.md#scroll-to-a-hash). */
export const HASH_TRIES = 100;

/** The element that a hash names. */
function targetOf(hash: string): HTMLElement | null {
  const id = idOfHash(hash);
  return id === '' ? null : document.getElementById(id);
}

/**
 * Scrolls smoothly to the target of a hash as soon as it exists, unless the visitor goes their own way. How far above
 * it: `--anchor-offset`.
 */
export class HashScroll {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: (() => void) | undefined;

  start(hash: string, delay = HASH_DELAY_MS): void {
    this.stop();
    this.#stopListening = onTakeOver(this.stop);
    this.#timer = setTimeout(() => this.#look(hash, HASH_TRIES), delay);
  }

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.#stopListening?.();
  };

  #look(hash: string, tries: number): void {
    const target = targetOf(hash);
    if (target) {
      this.stop();
      arriveAt(target);
    } else if (tries > 1) this.#timer = setTimeout(() => this.#look(hash, tries - 1), HASH_RETRY_MS);
    else this.stop();
  }
}

/** Scrolls to the target of a hash, at once or when late content has come, until the signal ends it. */
export function scrollToHash(hash: string, atOnce: boolean, signal: AbortSignal): void {
  if (signal.aborted) return;
  const scroll = new HashScroll();
  signal.addEventListener('abort', scroll.stop);
  scroll.start(hash, atOnce ? 0 : HASH_DELAY_MS);
}

function arriveAt(target: HTMLElement): void {
  target.scrollIntoView({ behavior: scrollBehavior() });
  // Screen readers and the keyboard continue from there too.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
