import type { Language } from '@vestibule/contracts';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import type { i18n } from 'i18next';
import { fetchJson } from './fetch-json';
import { remoteBase, textFilesOf } from '../app/site-exposes';

/** Address of the shell's own texts in the language of the document. */
export const shellTexts = (): string | undefined => document.getElementById('root')?.dataset['texts'];

/** An i18next with the shell's own texts. */
export async function loadI18n(lang: Language): Promise<i18n> {
  const instance = createI18n(lang);
  const url = shellTexts();
  if (url) addTranslations(instance, 'shell', lang, await fetchJson<Translations>(url));
  return instance;
}

/** Addresses of texts that were added; all instances of a page share their texts. */
const added = new Set<string>();

/** Adds the texts that an expose needs, each file once. */
export async function loadTranslations(
  instance: i18n,
  expose: Pick<ExposeRef, 'remote' | 'texts'>,
  lang: Language,
): Promise<void> {
  const { remote } = expose;
  await Promise.all(
    textFilesOf(expose, lang).map(async ({ path }) => {
      const url = remoteBase(remote) + path;
      if (added.has(url)) return;
      addTranslations(instance, remote.name, lang, await fetchJson<Translations>(url));
      added.add(url);
    }),
  );
}
