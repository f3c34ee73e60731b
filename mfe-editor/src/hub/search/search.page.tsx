import { definePage, DEFAULT_LANGUAGE, LANGUAGES } from '@vestibule/contracts';
import { HUB_PATH, SEARCH_PATH } from '../frame/hub-paths';
import { SearchPage, type SearchView } from './search-page';

/** `/cms-hub/search?language=en`: the searches that have to find a record, made now. */
export default definePage<SearchView>({
  loader: async ({ api, url, signal }) => {
    const asked = url.searchParams.get('language');
    const language = LANGUAGES.find((one) => one === asked) ?? DEFAULT_LANGUAGE;
    return { language, checks: await api.call('searchChecks', { query: { language, page: 1 }, signal }) };
  },
  meta: (_, { t }) => ({
    title: t('searchChecks.title'),
    urls: { de: SEARCH_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('searchChecks.title'), url: SEARCH_PATH },
    ],
    noindex: true,
  }),
  Component: SearchPage,
});
