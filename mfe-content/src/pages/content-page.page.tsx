import { definePage, type Page } from '@vestibule/contracts';
import { ContentPage } from './content-page';
import { pageMeta } from './page-meta';
import { pageSlots } from './page-slots';

/** Every page that editors make, the home page too: the catch-all of each language. */
export default definePage<Page>({
  loader: ({ api, params, url, signal }) => {
    const version = url.searchParams.get('version_id');
    return api.call('page', { params: { path: params['*'] ?? '' }, query: { version_id: version ?? undefined }, signal });
  },
  meta: pageMeta,
  slots: pageSlots,
  Component: ContentPage,
});
