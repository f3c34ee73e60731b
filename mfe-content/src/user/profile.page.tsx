import { definePage, routeUrls, useHost, type PageProps, type UserDetails } from '@vestibule/contracts';
import { ButtonLink, Container, PageHeader } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './user-page.module.css';

/** Who is logged in, and where they can go from here. */
export const Profile = observer(function Profile({ data: user }: PageProps<UserDetails>) {
  const { t } = useTranslation('content');
  const { href, store } = useHost();
  const facts = {
    name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    email: user.email,
    username: user.username,
    role: user.role && t(`profile.roles.${user.role}`),
  };
  return (
    <Container narrow className={styles['page']}>
      <PageHeader size={2}>{t('profile.title')}</PageHeader>
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
      <p className={styles['ways']}>
        <ButtonLink href={href('user-settings', {})}>{t('profile.settings')}</ButtonLink>
        {store.user.login?.admin_menus.map(({ title, route }) => (
          <ButtonLink key={route} href={href(route, {})}>
            {title}
          </ButtonLink>
        ))}
      </p>
    </Container>
  );
});

export default definePage<UserDetails>({
  Component: Profile,
  loader: ({ api, signal }) => api.call('userDetails', { signal }),
  meta: (_, { href, t }) => ({
    title: t('profile.title'),
    urls: routeUrls(href, 'user-profile', {}),
    breadcrumbs: [{ title: t('profile.title'), url: href('user-profile', {}) }],
    noindex: true,
  }),
});
