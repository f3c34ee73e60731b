import { useStore } from '@vestibule/contracts';
import { useEffect } from 'react';

/**
 * Keeps the way to the tickets at hand in the sticky navigation while the page is open; nothing without an address
 * (spec/001 §2).
 */
export function useStickyBooking(url: string, title: string): void {
  const { ui } = useStore();
  useEffect(() => (url === '' ? undefined : ui.addStickyItem({ url, title })), [ui, url, title]);
}
