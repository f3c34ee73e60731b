import type { Language } from '@vestibule/contracts';
import type { i18n } from 'i18next';

/** The same texts, and whatever is asked for and is not among those of its language is reported. */
export const watchTexts =
  (report: (message: string) => void) =>
  (instance: i18n, lang: Language): i18n =>
    instance.cloneInstance({
      saveMissing: true,
      saveMissingTo: 'current',
      saveMissingPlurals: false,
      missingKeyHandler: (_languages, namespace, key) => report(`the text ${namespace}:${key} is missing in ${lang}`),
    });
