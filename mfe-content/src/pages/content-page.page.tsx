import { definePage, type Page } from '@vestibule/contracts';
import { eventSlots } from '../modules/event-slots';
import { contentPath } from './content-path';
import { ContentPage } from './content-page';
import { pageMeta } from './page-meta';

/** Every page that editors make, the home page too: the catch-all of each language, and the pages that the law asks for. */
export default definePage<Page>({
  loader: ({ api, params, url, signal }) => {
    const version = url.searchParams.get('version_id');
    return api.call('page', { params: { path: contentPath(params, url) }, query: { version_id: version ?? undefined }, signal });
  },
  meta: pageMeta,
  slots: (page) => eventSlots(page.modules),
  Component: ContentPage,
});
