import type { Language, RemoteManifest } from '@vestibule/contracts';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import { remoteBase } from '@vestibule/contracts/site/site';
import type { i18n } from 'i18next';
import { fetchJson } from './fetch-json';

/** An i18next with the shell's own texts; their address is on the root element. */
export async function loadI18n(lang: Language): Promise<i18n> {
  const instance = createI18n(lang);
  const url = document.getElementById('root')?.dataset['texts'];
  if (url) addTranslations(instance, 'shell', lang, await fetchJson<Translations>(url));
  return instance;
}

/** Adds a remote's texts, once. */
export async function loadTranslations(instance: i18n, remote: RemoteManifest, lang: Language): Promise<void> {
  const file = remote.translations[lang];
  if (!file || instance.hasResourceBundle(lang, remote.name)) return;
  addTranslations(instance, remote.name, lang, await fetchJson<Translations>(remoteBase(remote) + file.path));
}
