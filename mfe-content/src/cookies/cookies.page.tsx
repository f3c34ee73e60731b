import { definePage, routeUrls } from '@vestibule/contracts';
import { consentTable } from './consent-table';
import { loadConsentTexts } from '@vestibule/contracts/consent/texts';
import { CookiePage, type CookiePageData } from './cookie-page';

/** Data that this site stores in a browser and requests from others, from the list of consent services. */
export default definePage<CookiePageData>({
  loader: async ({ lang, store }) => {
    const texts = await loadConsentTexts(lang);
    const { cookies: title, intro: about, preferences: change, table } = texts;
    const shop = store.settings.current?.shop_frame;
    const groups = consentTable(lang, texts, store.settings.tagManagerId !== '', shop);
    return { title, about, change, table, groups };
  },
  meta: ({ title, about }, { href }) => ({
    title,
    description: about,
    urls: routeUrls(href, 'cookies', {}),
    breadcrumbs: [{ title, url: href('cookies', {}) }],
  }),
  Component: CookiePage,
});
