import { useStore } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

/**
 * Which of these places is being read: the last one whose beginning is at most `offset` px below the upper edge of the
 * window (docs/behaviour/content.md#anchor-list); '' for none. The store notes that of the list of the whole page.
 */
export function useActiveHeadline(anchors: string, offset: number, isOfPage: boolean): string {
  const { ui } = useStore();
  const [active, setActive] = useState('');
  useEffect(() => {
    const places = anchors.split(' ').flatMap((anchor) => document.getElementById(anchor) ?? []);
    const above = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    const note = (id: string) => {
      setActive(id);
      if (isOfPage) ui.setActiveHeadline(id);
    };
    const watch = () => {
      observer?.disconnect();
      above.clear();
      // Whatever is above the line, however far, is in this box.
      const rootMargin = `1000000px 0px ${Math.min(0, offset - innerHeight)}px 0px`;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target);
          note(places.findLast((place) => above.has(place))?.id ?? '');
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
      note('');
    };
  }, [ui, anchors, offset, isOfPage]);
  return active;
}
