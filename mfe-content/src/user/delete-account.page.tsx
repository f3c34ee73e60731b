import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { DELETE_ROUTE } from '../account/account-routes';
import { CustomerForm } from '../account/customer-form';
import { loadCustomer, type AccountData } from './load-account';
import styles from './user-page.module.css';

type Customer = NonNullable<AccountData['customer']>;

/** Where a customer deletes the account, with the password. */
function DeleteAccount({ data: { email }, refused }: PageProps<Customer>) {
  const { t } = useTranslation('content');
  const { href } = useHost();
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('deletion.title')}</PageHeader>
      <p>{t('deletion.means', { email })}</p>
      <p>{t('deletion.orders')}</p>
      <CustomerForm form="deletion" submit={t('deletion.submit')} refused={refused} />
      <p>
        <Anchor href={href('user-profile', {})}>{t('deletion.back')}</Anchor>
      </p>
    </Container>
  );
}

export default definePage<Customer>({
  Component: DeleteAccount,
  loader: loadCustomer,
  meta: (_, { href, t }) => ({
    title: t('deletion.title'),
    urls: routeUrls(href, DELETE_ROUTE, {}),
    breadcrumbs: [
      { title: t('profile.title'), url: href('user-profile', {}) },
      { title: t('deletion.title'), url: href(DELETE_ROUTE, {}) },
    ],
    noindex: true,
  }),
});
