import { useStore } from '@vestibule/contracts';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Share of the window's height that must be scrolled away before sticky buttons appear
 * (docs/behaviour/frame.md#sticky-navigation).
 */
const STICKY_SHARE = 1 / 2;

/**
 * Keeps `ui.showStickyEvent` true to the page's scroll position: past half the window, and nothing of the footer in
 * sight. Returns whether something of the footer is in sight.
 */
export function useStickyVisibility(footer: RefObject<HTMLElement | null>): boolean {
  const { ui } = useStore();
  const [isAtFooter, setAtFooter] = useState(false);
  useEffect(() => {
    let footerInSight = false;
    const update = () => {
      setAtFooter(footerInSight);
      const show = window.scrollY > window.innerHeight * STICKY_SHARE && !footerInSight;
      if (show !== ui.showStickyEvent) ui.setShowStickyEvent(show);
    };
    const observer = new IntersectionObserver((entries) => {
      footerInSight = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    if (footer.current) observer.observe(footer.current);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    update();
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ui, footer]);
  return isAtFooter;
}
