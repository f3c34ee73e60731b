import { definePage } from '@vestibule/contracts';
import { HUB_PATH, SETTINGS_PATH } from '../frame/hub-paths';
import { loadUnsaved } from '../unsaved/use-unsaved';
import { SETTINGS_FORM } from '../unsaved/form-names';
import { SettingsPage, type SettingsView } from './settings-page';

/** `/cms-hub/settings`: the site's texts and settings; each role sees those that it may change. */
export default definePage<SettingsView>({
  loader: async ({ api, signal }) => {
    const [{ role }, saved, unsaved] = await Promise.all([
      api.call('user', { signal }),
      api.call('houseSettings', { signal }),
      loadUnsaved(api, SETTINGS_FORM, signal),
    ]);
    return { role, saved, unsaved };
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
