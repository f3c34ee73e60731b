import type { Language } from '../languages';
import { CONSENT_TEXTS } from './text-loaders';
import type german from './texts/de.json';

/** Texts of the consent dialog, the cookie page and the placeholders. */
export type ConsentTexts = typeof german;

/** The texts of one language: code of their own, which only visitors with an open dialog load. */
export async function loadConsentTexts(lang: Language): Promise<ConsentTexts> {
  return (await CONSENT_TEXTS[lang]()).default;
}
