import { definePage, routeUrls, type PageExpose, type PageProps } from '@vestibule/contracts';
import type { CustomerFormName } from '@vestibule/contracts/customer-fields';
import { Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { CustomerForm } from './customer-form';
import { hiddenToken, tokenOf } from './customer-start';
import styles from './login-page.module.css';

interface TokenPage {
  readonly route: 'user-confirm' | 'user-new-password';
  readonly form: CustomerFormName;
  /** Of its texts: title, intro, submit. */
  readonly texts: 'confirm' | 'newPasswordByLink';
}

/** A page that a mailed link leads to. Opening it does nothing: programs that look at mails open links as well. */
export function tokenPage({ route, form, texts }: TokenPage): PageExpose<string> {
  function Page({ data: token, refused }: PageProps<string>) {
    const { t } = useTranslation('content');
    return (
      <Container narrow className={styles.page}>
        <PageHeader size={2}>{t(`${texts}.title`)}</PageHeader>
        <p className={styles.intro}>{t(`${texts}.intro`)}</p>
        <CustomerForm
          form={form}
          submit={t(`${texts}.submit`)}
          refused={refused}
          hidden={hiddenToken(token, refused)}
        />
      </Container>
    );
  }
  return definePage<string>({
    Component: Page,
    loader: ({ url }) => Promise.resolve(tokenOf(url)),
    meta: (_data, { href, t }) => ({
      title: t(`${texts}.title`),
      urls: routeUrls(href, route, {}),
      breadcrumbs: [{ title: t(`${texts}.title`), url: href(route, {}) }],
      noindex: true,
    }),
  });
}
