import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Alert, Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { REGISTER_ROUTE } from './account-routes';
import { CustomerForm } from './customer-form';
import styles from './login-page.module.css';

/** Page for a new account; the result does not reveal whether the address has one. */
function Register({ refused }: PageProps<null>) {
  const { t } = useTranslation('content');
  const { href } = useHost();
  const [search] = useSearchParams();
  const sent = search.get('sent') === '1' && !refused;
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('register.title')}</PageHeader>
      {sent ? (
        <Alert kind="status" className={styles.note}>
          {t('register.sent')}
        </Alert>
      ) : (
        <>
          <p className={styles.intro}>
            {t('register.intro')} {t('register.data')}{' '}
            <Anchor href={href('legals-privacy', {})}>{t('register.privacy')}</Anchor>
          </p>
          <CustomerForm form="registration" submit={t('register.submit')} refused={refused} />
        </>
      )}
      <p className={styles.forgotten}>
        <Anchor href={href('login', {})}>{t('register.login')}</Anchor>
      </p>
    </Container>
  );
}

export default definePage<null>({
  loader: () => Promise.resolve(null),
  meta: (_data, { href, t }) => ({
    title: t('register.title'),
    urls: routeUrls(href, REGISTER_ROUTE, {}),
    breadcrumbs: [{ title: t('register.title'), url: href(REGISTER_ROUTE, {}) }],
    noindex: true,
  }),
  Component: Register,
});
