import type { Language } from '@vestibule/contracts';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import { remoteBase, textFilesOf, type ExposeRef } from '@vestibule/contracts/site/site';
import type { i18n } from 'i18next';
import { fetchJson } from './fetch-json';

/** An i18next with the shell's own texts; their address is on the root element. */
export async function loadI18n(lang: Language): Promise<i18n> {
  const instance = createI18n(lang);
  const url = document.getElementById('root')?.dataset['texts'];
  if (url) addTranslations(instance, 'shell', lang, await fetchJson<Translations>(url));
  return instance;
}

/** Addresses of the texts that an instance has, or is getting. */
const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/** Adds the texts that an expose needs, each file once. */
export async function loadTranslations(
  instance: i18n,
  expose: Pick<ExposeRef, 'remote' | 'texts'>,
  lang: Language,
): Promise<void> {
  const known = loading.get(instance) ?? new Map<string, Promise<void>>();
  loading.set(instance, known);
  const base = remoteBase(expose.remote);
  await Promise.all(
    textFilesOf(expose, lang).map(({ path }) => {
      const url = base + path;
      const loaded = known.get(url) ?? addTexts(instance, expose.remote.name, lang, url);
      known.set(url, loaded);
      // Asked for again by whoever tries again.
      return loaded.catch((error: unknown) => {
        known.delete(url);
        throw error;
      });
    }),
  );
}

async function addTexts(instance: i18n, remote: string, lang: Language, url: string): Promise<void> {
  addTranslations(instance, remote, lang, await fetchJson<Translations>(url));
}
