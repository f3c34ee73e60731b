const INPUTS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'scroll'] as const;

let wakeUp: () => void = () => undefined;

/**
 * Settles with the visitor's first sign of life on the page. The inline script notes one that came before this code.
 */
export const firstInput = new Promise<void>((resolve) => {
  wakeUp = resolve;
  if (document.documentElement.dataset['input'] !== undefined) resolve();
  for (const name of INPUTS) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
});

/** Treats the visitor as active without an input: a visitor with a cart or a session is here to do something. */
export const wake = (): void => wakeUp();
