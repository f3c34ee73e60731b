import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from './languages';

export type Translations = Readonly<Record<string, unknown>>;

/**
 * An i18next of its own for one language: on the server one per language, in the browser one. Resources are added by
 * `addTranslations`.
 */
export function createI18n(lang: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}

/** Adds the texts of a namespace (a remote's name, or `shell`). */
export function addTranslations(instance: i18n, namespace: string, lang: Language, texts: Translations): void {
  instance.addResourceBundle(lang, namespace, texts, true, true);
}
