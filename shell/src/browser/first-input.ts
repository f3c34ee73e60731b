import { nextTask } from './next-task';
import { pointedAt } from './prefetch';

/** How long a visitor who only moves may take to find the link that is wanted, in ms. */
const LOOKS_MS = 500;

let wakeUp: () => void = () => undefined;

const first = (names: readonly string[], then: () => void) => {
  for (const name of names) addEventListener(name, then, { once: true, passive: true, capture: true });
};

/**
 * Settles after the visitor's first input, when code that waits for it may load: at once when something is pressed or
 * touched; else LOOKS_MS later. On a slow line all would take the time of the rest, so the page that is pointed at
 * comes first. The inline script notes an input that came before this code.
 */
export const afterInput: Promise<void> = new Promise<void>((resolve) => {
  wakeUp = resolve;
  if (document.documentElement.dataset['input'] !== undefined) resolve();
  first(['pointerdown', 'keydown', 'touchstart'], resolve);
  first(['pointerover', 'scroll'], () => setTimeout(resolve, LOOKS_MS));
})
  .then(nextTask)
  .then(pointedAt);

/** Treats the visitor as active without an input: a visitor with a cart or a session is here to do something. */
export const wake = (): void => wakeUp();
