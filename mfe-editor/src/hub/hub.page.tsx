import { definePage } from '@vestibule/contracts';
import { HubPage, type HubData } from './hub-page';
import { HUB_PATH } from './hub-paths';

/** `/cms-hub`: for logged-in users; others are asked to log in. */
export default definePage<HubData>({
  loader: async ({ api, signal }) => ({ role: (await api.call('user', { signal })).role }),
  meta: (_, { t }) => ({
    title: t('hub.title'),
    urls: { de: HUB_PATH },
    breadcrumbs: [{ title: t('hub.title'), url: HUB_PATH }],
    noindex: true,
  }),
  Component: HubPage,
});
