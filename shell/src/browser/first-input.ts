const INPUTS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'scroll'] as const;

/** Settles with the visitor's first sign of life on the page. The inline script notes one that came before this code. */
export const firstInput = new Promise<void>((resolve) => {
  if (document.documentElement.dataset['input'] !== undefined) resolve();
  for (const name of INPUTS) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
});
