import { definePage } from '@vestibule/contracts';
import { HUB_PATH, NAVIGATION_PATH } from '../frame/hub-paths';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { loadUnsaved } from '../../unsaved/use-unsaved';
import { NAVIGATION_FORM } from '../../unsaved/form-names';
import { NavigationForm, type NavigationView } from './navigation-form';

/** `/cms-hub/navigation`: menu and footer. */
export default definePage<NavigationView>({
  loader: async ({ api, signal }) => {
    const [saved, unsaved] = await Promise.all([
      api.call('houseNavigation', { signal }),
      loadUnsaved(api, NAVIGATION_FORM, signal),
    ]);
    return { saved, unsaved };
  },
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

/** Menu and footer with their form. */
function NavigationPage({ data }: { readonly data: NavigationView }) {
  const { t } = useTranslation('editor');
  return (
    <Container className={hub.page}>
      <HubHeader title={t('navigation.title')} withHub />
      <p className={hub.editing}>{t('navigation.text')}</p>
      <NavigationForm {...data} />
    </Container>
  );
}
