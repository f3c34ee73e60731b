import { definePage, routeUrls, useHost, type PageProps, type UserDetails } from '@vestibule/contracts';
import { ButtonLink, Container, PageHeader } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CustomerProfile } from './customer-profile';
import { loadAccount, type AccountData } from './load-account';
import styles from './user-page.module.css';

/** The logged-in account, and its links. */
function Profile({ data: { user, customer }, refused }: PageProps<AccountData>) {
  const { t } = useTranslation('content');
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('profile.title')}</PageHeader>
      {customer ? <CustomerProfile customer={customer} refused={refused} /> : <EditorProfile user={user} />}
    </Container>
  );
}

const EditorProfile = observer(function EditorProfile({ user }: { readonly user: UserDetails }) {
  const { t } = useTranslation('content');
  const { href, store } = useHost();
  const facts = {
    name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    email: user.email,
    username: user.username,
    role: user.role_name || (user.role && t(`profile.roles.${user.role}`)),
  };
  return (
    <>
      <Facts>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={t(`profile.${name}`)}>
                {value}
              </Fact>
            ),
        )}
      </Facts>
      <p className={styles.ways}>
        <ButtonLink href={href('user-settings', {})}>{t('profile.settings')}</ButtonLink>
        {store.user.login?.admin_menus.map(({ title, route }) => (
          <ButtonLink key={route} href={href(route, {})}>
            {title}
          </ButtonLink>
        ))}
      </p>
    </>
  );
});

export default definePage<AccountData>({
  Component: Profile,
  loader: loadAccount,
  meta: (_, { href, t }) => ({
    title: t('profile.title'),
    urls: routeUrls(href, 'user-profile', {}),
    breadcrumbs: [{ title: t('profile.title'), url: href('user-profile', {}) }],
    noindex: true,
  }),
});
