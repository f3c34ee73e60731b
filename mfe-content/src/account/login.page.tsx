import { definePage, routeUrls } from '@vestibule/contracts';
import { LoginPage } from './login-page';

/** Where customers log in, and who works in the hub. */
export default definePage<null>({
  loader: () => Promise.resolve(null),
  meta: (_data, { href, t }) => ({
    title: t('login.title'),
    urls: routeUrls(href, 'login', {}),
    breadcrumbs: [{ title: t('login.title'), url: href('login', {}) }],
    noindex: true,
  }),
  Component: ({ refused }) => <LoginPage refused={refused} />,
});
