import type { Language } from '../languages';
import type german from './texts/de.json';

/** What the consent dialog, the cookie page and the placeholders say. */
export type ConsentTexts = typeof german;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  de: () => import('./texts/de.json'),
  en: () => import('./texts/en.json'),
  cs: () => import('./texts/cs.json'),
};

/** The texts of one language: code of their own, which only those who are asked load. */
export async function loadConsentTexts(lang: Language): Promise<ConsentTexts> {
  return (await LOADERS[lang]()).default as ConsentTexts;
}
