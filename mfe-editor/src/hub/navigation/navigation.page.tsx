import { definePage, type AnswerOf } from '@vestibule/contracts';
import { HUB_PATH, NAVIGATION_PATH } from '../frame/hub-paths';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { NavigationForm } from './navigation-form';

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

/** Menu and footer with their form. */
function NavigationPage({ data }: { readonly data: AnswerOf<'houseNavigation'> }) {
  const { t } = useTranslation('editor');
  return (
    <Container className={hub.page}>
      <HubHeader title={t('navigation.title')} withHub />
      <p className={hub.editing}>{t('navigation.text')}</p>
      <NavigationForm saved={data} />
    </Container>
  );
}
