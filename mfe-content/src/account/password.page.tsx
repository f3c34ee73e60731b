import { definePage, routeUrls } from '@vestibule/contracts';
import { PasswordPage } from './password-page';

/** Page on which a member of staff chooses a password by the link of a mail, or requests such a link. */
export default definePage<null>({
  loader: () => Promise.resolve(null),
  meta: (_data, { href, t }) => ({
    title: t('newPassword.title'),
    urls: routeUrls(href, 'user-password', {}),
    breadcrumbs: [{ title: t('newPassword.title'), url: href('user-password', {}) }],
    noindex: true,
  }),
  Component: ({ refused }) => <PasswordPage refused={refused} />,
});
