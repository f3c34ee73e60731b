import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlineAnswer } from './offline-page';
import { keepProgramme, languageOf } from './programme';

/**
 * Pages come from the network only, however slow it is: an online visitor never sees an outdated page. The offline page
 * replaces a page only when there is no answer at all. Submitted forms are not affected: the route takes GET only.
 */
export function servePages(): void {
  const network = new NetworkOnly({
    plugins: [{ handlerDidError: ({ request }) => offlineAnswer(languageOf(new URL(request.url))) }],
  });
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    async ({ event, request, url }) => {
      const answer = await network.handle({ event, request });
      if (answer.ok) event.waitUntil(keepProgramme(languageOf(url)));
      return answer;
    },
  );
}
