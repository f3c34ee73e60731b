import type { AppHost } from '../app/app-host';
import type { RouteTable } from '../app/match';

/** Loads the code of a page when its link is pointed at or focused, so that the click finds it there. */
export function prefetchLinks(host: AppHost, table: RouteTable): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || table.isElsewhere(link.pathname)) return;
    const match = table.match(link.pathname);
    if (match) host.exposes.load(match.entry, host.lang).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
