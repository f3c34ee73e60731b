import { useEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps Tab inside the element while `active`: from the last control to the first, and back. For elements that cover
 * the page without being a dialog.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return undefined;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) =>
        control.checkVisibility(),
      );
      const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    element.addEventListener('keydown', turn);
    return () => element.removeEventListener('keydown', turn);
  }, [ref, active]);
}
