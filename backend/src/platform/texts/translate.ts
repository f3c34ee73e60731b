import type { Language } from '@vestibule/contracts';
import i18next from 'i18next';
import { TRANSLATIONS } from './translations';

/** Paths of all texts: `orders.payment.desk`; of one with plural forms, the name without the form. */
type PathsOf<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${WithoutForm<K>}` : PathsOf<T[K], `${Before}${K}.`>;
}[keyof T & string];
type WithoutForm<K extends string> = K extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}` ? Name : K;

/** Name of a text in `backend/translations`, e.g. `orders.payment.desk`. */
export type TextKey = PathsOf<(typeof TRANSLATIONS)['de']>;
/** A text with its `{{names}}` filled in; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const instance = i18next.createInstance();
void instance.init({
  resources: Object.fromEntries(Object.entries(TRANSLATIONS).map(([lang, texts]) => [lang, { translation: texts }])),
  // A test compares the languages: none falls back on another.
  fallbackLng: false,
  // Mails and documents escape inserted values themselves.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/**
 * Texts of the backend in a language: mails, documents, messages of the API. Values are never read as texts of their
 * own, whatever they contain.
 */
export function translator(lang: Language): Translate {
  const translate = instance.getFixedT(lang);
  return (key, values) => translate(key, { ...values, nest: false });
}
