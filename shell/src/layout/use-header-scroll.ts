import { useStore } from '@vestibule/contracts';
import { useEffect } from 'react';

/** Share of the window's height after which the header changes (docs/behaviour/frame.md#header). */
const SHARE = 1 / 4;

/** Keeps `ui.headerScroll` true to the page's scroll position. */
export function useHeaderScroll(): void {
  const { ui } = useStore();
  useEffect(() => {
    const update = () => {
      const scrolled = window.scrollY > window.innerHeight * SHARE;
      if (scrolled !== ui.headerScroll) ui.setHeaderScroll(scrolled);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [ui]);
}
