import { useEffect } from 'react';
import { useUnloadGuard } from './use-unload-guard';

/** What is typed in an editor of texts may hold links, which lead nowhere. */
const LINK = 'a[href]:not([contenteditable] *)';

/**
 * For what is kept nowhere but in a form: while `active` links lead away as the browser does it, which asks before the
 * document goes. The site's own way would take the form away without a question.
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
