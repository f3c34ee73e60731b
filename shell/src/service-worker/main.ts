import { deleteOldCaches } from './cache-names';
import { forgetDoors } from './door-pages';
import { serveImmutableFiles } from './immutable-files';
import { storeOfflinePages } from './offline-page';
import { servePages } from './pages';
import { keepProgramme, languageOf } from './programme';
import { scope } from './scope';

/*
 * The site's service worker. Requests that no route below takes – calls of the API, page data, anything that is sent,
 * other hosts – go to the network as if there were no worker.
 */
forgetDoors();
serveImmutableFiles();
servePages();

/* A new worker takes over at once, open tabs included: nothing that changes is cached, so an old page cannot get
   anything but its own. */
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeOfflinePages(), scope.skipWaiting()]));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await Promise.all([deleteOldCaches(), scope.registration.navigationPreload?.enable()]);
  await scope.clients.claim();
  // The page that brought the worker may be the only one that is loaded before the network goes.
  const pages = await scope.clients.matchAll({ type: 'window' });
  await Promise.all([...new Set(pages.map(({ url }) => languageOf(new URL(url))))].map((lang) => keepProgramme(lang)));
}
