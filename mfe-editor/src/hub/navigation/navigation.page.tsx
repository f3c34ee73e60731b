import { definePage, type AnswerOf } from '@vestibule/contracts';
import { HUB_PATH, NAVIGATION_PATH } from '../frame/hub-paths';
import { NavigationPage } from './navigation-page';

/** `/cms-hub/navigation`: menu and footer. */
export default definePage<AnswerOf<'houseNavigation'>>({
  loader: ({ api, signal }) => api.call('houseNavigation', { signal }),
  meta: (_, { t }) => ({
    title: t('navigation.title'),
    urls: { de: NAVIGATION_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('navigation.title'), url: NAVIGATION_PATH },
    ],
    noindex: true,
  }),
  Component: NavigationPage,
});
