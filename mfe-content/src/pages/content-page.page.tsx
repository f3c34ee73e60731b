import { definePage, type Page } from '@vestibule/contracts';
import { eventSlots } from '../modules/event-slots';
import { ContentPage } from './content-page';
import { pageMeta } from './page-meta';

/** Every page that editors make, the home page too: the catch-all of each language. */
export default definePage<Page>({
  loader: ({ api, params, url, signal }) => {
    const version = url.searchParams.get('version_id');
    return api.call('page', { params: { path: params['*'] ?? '' }, query: { version_id: version ?? undefined }, signal });
  },
  meta: pageMeta,
  slots: (page) => eventSlots(page.modules),
  Component: ContentPage,
});
