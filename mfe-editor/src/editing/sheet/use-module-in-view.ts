import { scrollBehavior } from '@vestibule/ui';
import { useEffect } from 'react';
import type { EditSession } from '../session/edit-session';

/**
 * Brings the edited module into view: the page beside the sheet has become narrower, and a new module stands where it
 * was added, which may be far away. A new one stays in view as it grows.
 */
export function useModuleInView(session: EditSession): void {
  useEffect(() => {
    const { moduleId, isNew } = session;
    let observer: ResizeObserver | undefined;
    // The page shows a new module in one of its next renders.
    let frame = requestAnimationFrame(function find() {
      const module = document.querySelector(`[data-module-id="${moduleId}"]`);
      if (!module) {
        frame = requestAnimationFrame(find);
        return;
      }
      module.scrollIntoView?.({ block: isNew ? 'center' : 'nearest', behavior: scrollBehavior() });
      if (!isNew) return;
      let isFirst = true;
      observer = new ResizeObserver(() => {
        if (!isFirst) module.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
        isFirst = false;
      });
      observer.observe(module);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [session]);
}
