import { definePage, routeUrls, type PageProps } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CustomerForm } from '../account/customer-form';
import { loadAccount, type AccountData } from './load-account';
import { PasswordForm } from './password-form';
import styles from './user-page.module.css';

/** Settings of one's own account: the password, for now. */
function Settings({ data: { customer }, refused }: PageProps<AccountData>) {
  const { t } = useTranslation('content');
  const [search] = useSearchParams();
  const changed = search.get('changed') === '1';
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('settings.title')}</PageHeader>
      <h2>{t('settings.password')}</h2>
      {customer ? (
        <CustomerForm
          form="passwordChange"
          submit={t('settings.submit')}
          refused={refused}
          done={changed ? t('settings.done') : undefined}
        />
      ) : (
        <>
          <PasswordForm />
          <noscript>
            <p>{t('settings.noscript')}</p>
          </noscript>
        </>
      )}
    </Container>
  );
}

export default definePage<AccountData>({
  Component: Settings,
  loader: loadAccount,
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
