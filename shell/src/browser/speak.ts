import { isLanguage, type Language } from '@vestibule/contracts';
import { addTranslations, type Translations } from '@vestibule/contracts/i18n';
import type { RouteTable } from '@vestibule/contracts/site/match';
import type { AppHost } from '../app/app-host';
import { createHost } from '../app/create-host';
import { createBrowserApi } from './api';
import { fetchJson } from './fetch-json';
import { loadTranslations, shellTexts } from './i18n';
import type { Navigation } from './navigation';
import type { PageData } from './page-data';

export interface SpeakingPage {
  readonly host: AppHost;
  readonly navigation: Pick<Navigation, 'refresh' | 'reload' | 'getShown'>;
  readonly table: Pick<RouteTable, 'match'>;
  readonly data: Pick<PageData, 'clear'>;
}

/**
 * Follows the language that the person has chosen, in the document that is open, so that nothing typed is lost: a page
 * without a language of its own is shown in it, with new data; on any other page only the editing tools are.
 */
export async function speak({ host, navigation, table, data }: SpeakingPage): Promise<void> {
  const { i18n, store } = host;
  const { language: lang } = store.user.details;
  if (!isLanguage(lang) || lang === (host.tools ?? host).lang) return;
  const isWhole = table.match(navigation.getShown().location.pathname)?.localised === false;
  try {
    await Promise.all([addTexts(host, lang), isWhole && addShellTexts(i18n, lang)]);
  } catch (error) {
    // The next document is in the chosen language.
    host.report(error);
    return;
  }
  // A later choice has its own turn.
  if (store.user.details.language !== lang) return;
  const spoken = i18n.language === lang ? i18n : i18n.cloneInstance({ lng: lang });
  if (isWhole) {
    const api = createBrowserApi(lang, () => data.clear());
    Object.assign(host, createHost({ ...host, lang, i18n: spoken, api, tools: undefined, origin: location.origin }));
    document.documentElement.lang = lang;
  } else Object.assign(host, { tools: lang === host.lang ? undefined : { lang, i18n: spoken } });
  navigation.refresh();
  if (isWhole) await navigation.reload();
}

/** Texts of all remotes: the language is chosen seldom, and parts of any of them may be on the page. */
const addTexts = ({ i18n, composition }: AppHost, lang: Language) =>
  Promise.all(
    composition.remotes.flatMap((remote) =>
      [undefined, ...Object.keys(remote.textParts ?? {})].map((texts) =>
        loadTranslations(i18n, { remote, texts }, lang),
      ),
    ),
  );

/** The shell's texts of other languages lie beside those of the document's. */
async function addShellTexts(i18n: AppHost['i18n'], lang: Language): Promise<void> {
  const url = shellTexts()?.replace(/\w+(?=\.json$)/, lang);
  if (url) addTranslations(i18n, 'shell', lang, await fetchJson<Translations>(url));
}
