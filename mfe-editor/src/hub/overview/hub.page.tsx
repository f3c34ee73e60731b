import { definePage } from '@vestibule/contracts';
import { HubPage, type HubData } from './hub-page';
import { HUB_PATH } from '../frame/hub-paths';

/** `/cms-hub`: for logged-in users; others are asked to log in. It opens without its dashboard too. */
export default definePage<HubData>({
  loader: async ({ api, signal }) => {
    const [user, dashboard, unsaved] = await Promise.all([
      api.call('user', { signal }),
      // The backend has logged the reason.
      api.call('dashboard', { signal }).catch(() => undefined),
      api.call('unsavedForms', { signal }).catch(() => []),
    ]);
    return { rights: user.rights, dashboard, unsaved };
  },
  meta: (_, { t }) => ({
    title: t('hub.title'),
    urls: { de: HUB_PATH },
    breadcrumbs: [{ title: t('hub.title'), url: HUB_PATH }],
    noindex: true,
  }),
  Component: HubPage,
});
