import { LANGUAGES, type Language, type RemoteManifest } from '@vestibule/contracts';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Texts = Readonly<Record<Language, ReturnType<typeof createI18n>>>;

/** The remote's texts in each language; whatever is asked for and not among them is reported. */
export function readTexts(
  dir: string,
  { name, translations }: RemoteManifest,
  onMissing: (message: string) => void,
): Texts {
  const entries = LANGUAGES.map((lang) => {
    const plain = createI18n(lang);
    const file = translations[lang];
    if (file)
      addTranslations(plain, name, lang, JSON.parse(readFileSync(join(dir, file.path), 'utf8')) as Translations);
    const watched = plain.cloneInstance({
      saveMissing: true,
      saveMissingTo: 'current',
      saveMissingPlurals: false,
      missingKeyHandler: (_languages, namespace, key) =>
        onMissing(`the text ${namespace}:${key} is missing in ${lang}`),
    });
    return [lang, watched] as const;
  });
  return Object.fromEntries(entries) as Texts;
}
