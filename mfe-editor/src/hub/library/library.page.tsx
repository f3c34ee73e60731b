import { definePage } from '@vestibule/contracts';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { HUB_PATH, MEDIA_PATH } from '../frame/hub-paths';
import { LibraryPage } from './library-page';
import { LIBRARY_FILTERS, type LibraryView } from './library-view';

/** `/cms-hub/media?q=…&without_alt=true`: for every role; by right they write. */
export default definePage<LibraryView>({
  loader: async ({ api, url, signal }) => {
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const asked = Object.fromEntries(
      LIBRARY_FILTERS.map((name) => [name, url.searchParams.get(name) ?? '']),
    ) as LibraryView['asked'];
    // Missing filters are left out: a flag may not be empty.
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
    const [user, found] = await Promise.all([
      api.call('user', { signal }),
      api.call('media', { query: { ...given, page }, signal }),
    ]);
    return { page, asked, found, mayWrite: hasRight(user.rights, 'media') };
  },
  meta: (_, { t }) => ({
    title: t('media.title'),
    urls: { de: MEDIA_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('media.title'), url: MEDIA_PATH },
    ],
    noindex: true,
  }),
  Component: LibraryPage,
});
