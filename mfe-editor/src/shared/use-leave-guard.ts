import { useEffect } from 'react';
import { useUnloadGuard } from './use-unload-guard';

/** Text in a text editor may hold links, which lead nowhere. */
const LINK = 'a[href]:not([contenteditable] *)';

/**
 * For state that only a form has: while `active` the browser itself follows links, and asks before the document goes.
 * The site's own navigation would remove the form without a question.
 */
export function useLeaveGuard(active: boolean): void {
  useUnloadGuard(active);
  useEffect(() => {
    if (!active) return undefined;
    const leaveToBrowser = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(LINK)) event.stopPropagation();
    };
    addEventListener('click', leaveToBrowser, true);
    return () => removeEventListener('click', leaveToBrowser, true);
  }, [active]);
}
