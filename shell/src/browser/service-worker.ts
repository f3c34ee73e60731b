import type { AppHost } from '../app/app-host';
import type { PageState } from '../app/page-state';

const ADDRESS = '/sw.js';

/**
 * Registers the service worker (docs/behaviour/frame.md#service-worker) when the page has loaded and the browser has
 * nothing better to do. Browsers have it on https and on this machine only; developers and viewers of a preview must
 * see the server's state and nothing else.
 */
export function registerServiceWorker(
  { liveReload, preview }: Pick<PageState, 'liveReload' | 'preview'>,
  report: AppHost['report'],
): void {
  if (!('serviceWorker' in navigator) || liveReload || preview) return;
  const register = () => {
    // A page is whole without it.
    navigator.serviceWorker.register(ADDRESS).catch((error: unknown) => report(error));
  };
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(register) : setTimeout(register, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Whether there is surely no network, and a worker that has something to say then. */
export const isOffline = (): boolean => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
