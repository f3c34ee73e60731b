import { useEffect, useRef, useState, type RefObject } from 'react';

/** Focuses the first field when the form opens, if it `takesFocus`, and the first wrong one on request. */
export function useFieldFocus(takesFocus = true): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0 && !takesFocus) return;
    // A text area that loads its editor takes the focus itself when it is there.
    const wanted = attempts === 0 ? '[data-fields] > :first-child [name]' : '[aria-invalid="true"]';
    const target = form.current?.querySelector<HTMLElement>(wanted);
    // Folded fields take no focus.
    for (let folded = target?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
      folded.open = true;
    target?.focus();
    // Otherwise the actions below might hide the notes under the field.
    if (attempts > 0) target?.scrollIntoView?.({ block: 'center' });
  }, [attempts, takesFocus]);
  return [form, () => setAttempts((count) => count + 1)];
}
