import { definePage } from '@vestibule/contracts';
import { HUB_PATH, SETTINGS_PATH } from '../frame/hub-paths';
import { SettingsPage, type SettingsView } from './settings-page';

/** `/cms-hub/settings`: the site's texts and settings; each role sees those that it may change. */
export default definePage<SettingsView>({
  loader: async ({ api, signal }) => {
    const [{ role }, saved] = await Promise.all([api.call('user', { signal }), api.call('houseSettings', { signal })]);
    return { role, saved };
  },
  meta: (_, { t }) => ({
    title: t('settings.title'),
    urls: { de: SETTINGS_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('settings.title'), url: SETTINGS_PATH },
    ],
    noindex: true,
  }),
  Component: SettingsPage,
});
