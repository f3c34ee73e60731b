/** Debounce delay and maximum wait, in ms. */
export const PAUSE_MS = 150;
export const MOST_MS = 1000;
/** How long that waits for a moment in which the browser has nothing else to do. */
const IDLE_MS = 100;

/** A debounced call. */
export interface PutOff {
  /** Schedules the call. */
  readonly soon: () => void;
  /** Makes a waiting call now. */
  readonly now: () => void;
}

const waiting = new Set<() => void>();

/** Makes all waiting calls, before code relies on the forms' values (docs/behaviour/editing.md#drafts). */
export const tellAll = (): void => waiting.forEach((now) => now());

const onHidden = () => {
  if (document.visibilityState === 'hidden') tellAll();
};
/** Letters alone wait: other keys save, leave, or take a step back. */
const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
  if (altKey || ctrlKey || metaKey || key === 'Escape' || key === 'Tab') tellAll();
};
/** A call that was waiting until now means unsaved text, and the leave guard did not know of it before. */
const onUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  tellAll();
};
const LISTENERS = {
  focusout: tellAll,
  pointerdown: tellAll,
  click: tellAll,
  submit: tellAll,
  popstate: tellAll,
  pagehide: tellAll,
  visibilitychange: onHidden,
  keydown: onKey,
  beforeunload: onUnload,
} as const;

/** Before everybody else, while something waits. */
function listen(isListening: boolean): void {
  for (const [type, listener] of Object.entries(LISTENERS) as [string, EventListener][])
    if (isListening) addEventListener(type, listener, true);
    else removeEventListener(type, listener, true);
}

/**
 * Debounces `tell` until typing pauses: slow work would delay the next letters. It is called at once when the focus
 * goes, at a click, a submit, a key that is no letter, and when the page is hidden or left; and always in a browser
 * without `requestIdleCallback`, which would call it just before it shows a letter.
 */
export function putOff(tell: () => void): PutOff {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let first = 0;
  let last = 0;
  const now = () => {
    if (!waiting.delete(now)) return;
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
    idle = undefined;
    if (waiting.size === 0) listen(false);
    tell();
    // With everything that this causes.
    tellAll();
  };
  /** One timer for many letters: setting it for each takes time of its own. */
  const look = () => {
    const due = Math.min(last + PAUSE_MS, first + MOST_MS) - performance.now();
    if (due > 0) timer = setTimeout(look, due);
    else idle = requestIdleCallback(now, { timeout: IDLE_MS });
  };
  return {
    soon: () => {
      if (!('requestIdleCallback' in globalThis)) return tell();
      last = performance.now();
      if (waiting.has(now)) return;
      first = last;
      if (waiting.size === 0) listen(true);
      waiting.add(now);
      timer = setTimeout(look, PAUSE_MS);
    },
    now,
  };
}
