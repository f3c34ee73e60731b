import { useEffect, useRef } from 'react';
import { headingId, type Question } from '../question';

/**
 * When a question is over and the button that opened it is gone (its version is live now), the focus goes to the
 * remote's heading.
 */
export function useFocusAfter(question: Question | null): void {
  const last = useRef<Question | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = question;
    if (question || !before || !('remote' in before)) return;
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById(headingId(before.remote))?.focus();
  }, [question]);
}
