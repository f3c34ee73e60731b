import { fallbackOrder, type Language } from '@vestibule/contracts';
import type { Translations } from '@vestibule/contracts/i18n';
import cs from '../../translations/cs.json';
import de from '../../translations/de.json';
import en from '../../translations/en.json';

const TEXTS: Readonly<Partial<Record<string, Translations>>> = { de, en, cs };

/** Texts of the stories; a language without any has those of the default one. */
export const storyTexts = (lang: Language): Translations =>
  fallbackOrder(lang)
    .map((one) => TEXTS[one])
    .find((texts) => texts !== undefined) ?? {};
