import { isLanguage, useHost, type Language } from '@vestibule/contracts';

/** The person's language: of texts, dates and numbers of the tools. The content has that of the page (`lang`). */
export function useToolLanguage(): Language {
  const { lang, store } = useHost();
  const { language } = store.user.details;
  return isLanguage(language) ? language : lang;
}
