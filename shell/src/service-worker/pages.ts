import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isDoorPath, keepDoorPage, keptDoorPage } from './door-pages';
import { offlineAnswer } from './offline-page';
import { keepProgramme, languageOf } from './programme';

/**
 * Pages come from the network only, however slow it is: an online visitor never sees an outdated page. The offline page
 * replaces a page only when there is no response at all; that of a door is replaced by itself. Submitted forms are not
 * affected: the route takes GET only.
 */
export function servePages(): void {
  const network = new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request }) => {
          const url = new URL(request.url);
          return (await keptDoorPage(url)) ?? offlineAnswer(languageOf(url));
        },
      },
    ],
  });
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    async ({ event, request, url }) => {
      const answer = await network.handle({ event, request });
      if (answer.ok) event.waitUntil(keepProgramme(languageOf(url)));
      if (isDoorPath(url.pathname)) event.waitUntil(keepDoorPage(url, answer.clone()));
      return answer;
    },
  );
}
