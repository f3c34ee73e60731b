import { useStore } from '@vestibule/contracts';
import { useEffect } from 'react';

/**
 * Notes which of the page's places is being read: the last one whose beginning is at most `offset` px below the upper
 * edge of the window (docs/behaviour/content.md#anchor-list).
 */
export function useActiveHeadline(anchors: string, offset: number): void {
  const { ui } = useStore();
  useEffect(() => {
    const places = anchors.split(' ').flatMap((anchor) => document.getElementById(anchor) ?? []);
    const above = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      above.clear();
      // Whatever is above the line, however far, is in this box.
      const rootMargin = `1000000px 0px ${Math.min(0, offset - innerHeight)}px 0px`;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target);
          ui.setActiveHeadline(places.findLast((place) => above.has(place))?.id ?? '');
        },
        { rootMargin },
      );
      for (const place of places) observer.observe(place);
    };
    watch();
    addEventListener('resize', watch);
    return () => {
      observer?.disconnect();
      removeEventListener('resize', watch);
      ui.setActiveHeadline('');
    };
  }, [ui, anchors, offset]);
}
