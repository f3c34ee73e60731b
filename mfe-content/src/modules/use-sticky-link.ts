import { useStore } from '@vestibule/contracts';
import { useEffect } from 'react';

/** Keeps a link at the lower edge of the window while the module is on the page; nothing without an address. */
export function useStickyLink(url: string, title: string): void {
  const { ui } = useStore();
  useEffect(() => (url === '' || title === '' ? undefined : ui.addStickyItem({ url, title })), [ui, url, title]);
}
