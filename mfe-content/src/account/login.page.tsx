import { LANGUAGES, definePage, type PageMeta } from '@vestibule/contracts';
import { LoginPage } from './login-page';

const urls: PageMeta['urls'] = Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}/user/login`]));

/** Where editors log in. */
export default definePage<null>({
  loader: () => Promise.resolve(null),
  meta: (_data, { lang, t }) => ({
    title: t('login.title'),
    urls,
    breadcrumbs: [{ title: t('login.title'), url: `/${lang}/user/login` }],
    noindex: true,
  }),
  Component: LoginPage,
});
