import { definePage, routeUrls } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from './password-form';
import styles from './user-page.module.css';

/** Settings of one's own account: the password, for now. */
function Settings() {
  const { t } = useTranslation('content');
  return (
    <Container narrow className={styles['page']}>
      <PageHeader size={2}>{t('settings.title')}</PageHeader>
      <h2>{t('settings.password')}</h2>
      <PasswordForm />
      <noscript>
        <p>{t('settings.noscript')}</p>
      </noscript>
    </Container>
  );
}

export default definePage<null>({
  Component: Settings,
  loader: () => Promise.resolve(null),
  meta: (_, { href, t }) => ({
    title: t('settings.title'),
    urls: routeUrls(href, 'user-settings', {}),
    breadcrumbs: [
      { title: t('profile.title'), url: href('user-profile', {}) },
      { title: t('settings.title'), url: href('user-settings', {}) },
    ],
    noindex: true,
  }),
});
