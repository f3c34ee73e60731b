import { matchRoutes } from 'react-router-dom';
import type { AppHost } from '../app/app-host';
import { createRoutes, type RouteHandle } from '../app/routes';
import { routesOf } from '../app/site';

/** Loads the code of a page when its link is pointed at or focused, so that the click finds it there. */
export function prefetchLinks(host: AppHost): void {
  const routes = createRoutes(host.composition, host.lang, () => host);
  const byKey = new Map(routesOf(host.composition).map(({ ref }) => [ref.key, ref]));
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const handle = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    const ref = byKey.get(handle?.expose ?? '');
    if (ref) host.exposes.load(ref, host.lang).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
