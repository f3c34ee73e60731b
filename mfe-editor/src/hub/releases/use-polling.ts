import { useEffect } from 'react';

/**
 * Calls `task` again and again while the page is visible, `ms` after the last time it was done; ended and cancelled
 * when one leaves.
 */
export function usePolling(task: (signal: AbortSignal) => Promise<void>, ms: number): void {
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    const run = async () => {
      clearTimeout(timer);
      if (busy || document.hidden) return;
      busy = true;
      await task(controller.signal);
      busy = false;
      wait();
    };
    const wait = () => {
      if (!controller.signal.aborted && !document.hidden) timer = setTimeout(() => void run(), ms);
    };
    // A user who returns to the tab wants the current state.
    const onVisibility = () => void run();
    document.addEventListener('visibilitychange', onVisibility);
    wait();
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [task, ms]);
}
