import type { RouteTable } from '../app/match';
import type { PageData } from './page-data';

/** Loads code and data of a page when its link is pointed at or focused, so that the click finds them there. */
export function prefetchLinks(table: RouteTable, data: PageData): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin && !table.isElsewhere(link.pathname, location.pathname)) data.prefetch(new URL(link.href));
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
