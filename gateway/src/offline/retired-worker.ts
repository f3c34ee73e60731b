/**
 * The kill switch: a worker that leaves everything to the network. It deletes the caches of the site's worker and
 * unregisters itself; having no fetch handler it answers nothing meanwhile. Written here and built into the gateway, so
 * that it works whatever the shell's build is like.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('vestibule-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;
