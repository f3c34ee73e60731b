import { onTakeOver } from '@vestibule/ui';

/**
 * Scrolls down as the page grows, until a place is reached or the visitor scrolls or types
 * (docs/behaviour/frame.md#scroll-on-a-new-page). A list loads its further pages as its end comes near.
 *
 * @param top in px from the top of the page
 */
export function reachPlace(top: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      stopListening();
      resolve();
    };
    const observer = new ResizeObserver(() => {
      scrollTo({ top, behavior: 'instant' });
      if (window.scrollY >= top - 1) end();
    });
    const stopListening = onTakeOver(end);
    signal.addEventListener('abort', end);
    observer.observe(document.body);
  });
}
