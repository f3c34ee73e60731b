import { useStore } from '@vestibule/contracts';
import { useEffect } from 'react';

/** Mark of a link to the tickets in the page itself: while one is in view, the sticky one is hidden. */
export const TICKET_CALL = { 'data-ticket-call': '' };

/**
 * Puts the link to the tickets into the sticky navigation while the page is open; nothing without an address
 * (docs/behaviour/programme.md#way-to-the-tickets).
 */
export function useStickyBooking(url: string, title: string): void {
  const { ui } = useStore();
  useEffect(() => {
    if (url === '') return undefined;
    let remove: (() => void) | undefined;
    const show = (shown: boolean) => {
      if (shown) remove ??= ui.addStickyItem({ url, title });
      else remove = void remove?.();
    };
    const calls = document.querySelectorAll('[data-ticket-call]');
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      show(inView.size === 0);
    });
    for (const call of calls) observer.observe(call);
    if (calls.length === 0) show(true);
    return () => {
      observer.disconnect();
      show(false);
    };
  }, [ui, url, title]);
}
