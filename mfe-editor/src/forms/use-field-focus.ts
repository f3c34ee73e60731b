import { useEffect, useRef, useState, type RefObject } from 'react';

/** Focuses the first field when the form opens, and the first wrong one when asked to. */
export function useFieldFocus(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    // A text area that loads its editor takes the focus itself when it is there.
    const target = attempts === 0 ? '[name="content"]' : '[aria-invalid="true"]';
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [attempts]);
  return [form, () => setAttempts((count) => count + 1)];
}
