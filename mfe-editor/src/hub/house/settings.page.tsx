import { definePage } from '@vestibule/contracts';
import { HUB_PATH, SETTINGS_PATH } from '../frame/hub-paths';
import { loadUnsaved } from '../../unsaved/use-unsaved';
import { SETTINGS_FORM } from '../../unsaved/form-names';
import { SettingsPage, type SettingsView } from './settings-page';

/** `/cms-hub/settings`: the site's texts and settings; everybody sees those that they may change. */
export default definePage<SettingsView>({
  loader: async ({ api, signal }) => {
    const [{ rights }, saved, unsaved] = await Promise.all([
      api.call('user', { signal }),
      api.call('houseSettings', { signal }),
      loadUnsaved(api, SETTINGS_FORM, signal),
    ]);
    return { rights, saved, unsaved };
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
