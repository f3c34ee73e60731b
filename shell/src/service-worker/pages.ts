import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlineAnswer } from './offline-page';
import { keepProgramme, languageOf } from './programme';

/**
 * Pages come from the network and from nowhere else, however slow it is: one that is online is never shown as it was.
 * Only when there is no answer at all the offline page stands in. Forms that are sent are none of this: the route takes
 * GET only.
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
