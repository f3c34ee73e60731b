import { nextTask } from './next-task';
import { pointedAt } from './prefetch';

/** How long a visitor who only moves may take to find the link that is wanted, in ms. */
const LOOKS_MS = 500;
const CONTROLS = 'button, input, select, textarea, label, summary';

let wakeUp: () => void = () => undefined;

/**
 * Settles after the visitor's first input, when code that waits for it may load: at once when something is pressed or
 * touched, or a control is pointed at; else LOOKS_MS later. On a slow line all would take the time of the rest, so the
 * page that is pointed at comes first. The inline script notes an input that came before this code.
 */
export const afterInput: Promise<void> = new Promise<void>((resolve) => {
  const listening = new AbortController();
  const on = (name: string, listener: (event: Event) => void) =>
    addEventListener(name, listener, { signal: listening.signal, passive: true, capture: true });
  wakeUp = () => {
    listening.abort();
    resolve();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS)) wakeUp();
    else timer ??= setTimeout(wakeUp, LOOKS_MS);
  };
  if (document.documentElement.dataset['input'] !== undefined) wakeUp();
  for (const name of ['pointerdown', 'keydown', 'touchstart']) on(name, wakeUp);
  for (const name of ['pointerover', 'scroll']) on(name, look);
})
  .then(nextTask)
  .then(pointedAt);

/** Treats the visitor as active without an input: a visitor with a cart or a session is here to do something. */
export const wake = (): void => wakeUp();
