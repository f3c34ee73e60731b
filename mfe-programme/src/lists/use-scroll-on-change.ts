import { useEffect, useRef, type RefObject } from 'react';

/** The top of a list, which is scrolled back to whenever its selection changes (`key`), not when the page opens. */
export function useScrollOnChange(key: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key || !top.current) return undefined;
    shown.current = key;
    const list = top.current;
    let stop: (() => void) | undefined;
    let gone = false;
    // Not needed before the first choice. Without it the page does not scroll.
    import('./scroll-to-list').then(
      ({ scrollToTopOf }) => {
        if (!gone) stop = scrollToTopOf(list);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [key]);
  return top;
}
