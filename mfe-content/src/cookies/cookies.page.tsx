import { LANGUAGES, definePage, type PageMeta } from '@vestibule/contracts';
import { consentTable } from '@vestibule/contracts/consent/table';
import { loadConsentTexts } from '@vestibule/contracts/consent/texts';
import { CookiePage, type CookiePageData } from './cookie-page';

const urls: PageMeta['urls'] = Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}/cookies`]));

/** What this site keeps in a browser and asks of others, from the one list of consent services. */
export default definePage<CookiePageData>({
  loader: async ({ lang, store }) => {
    const texts = await loadConsentTexts(lang);
    const { cookies: title, intro: about, preferences: change, table } = texts;
    return { title, about, change, table, groups: consentTable(lang, texts, store.settings.tagManagerId !== '') };
  },
  meta: ({ title, about }, { lang }) => ({
    title,
    description: about,
    urls,
    breadcrumbs: [{ title, url: `/${lang}/cookies` }],
  }),
  Component: CookiePage,
});
