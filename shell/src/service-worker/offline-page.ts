import { escapeHtml } from '@vestibule/contracts/escape-html';
import { LANGUAGES, type Language } from '@vestibule/contracts/languages';
import { fillOffline } from '@vestibule/contracts/offline/offline-template';
import { CACHES } from './cache-names';
import { keptProgramme } from './programme';
import { momentText, programmeHtml } from './programme-list';
import { config } from './scope';

const addressOf = (lang: Language) => `/offline/${lang}`;

/** Fetches the offline page in every language; the worker is not installed without them. */
export async function storeOfflinePages(): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  await cache.addAll(LANGUAGES.map((lang) => new Request(addressOf(lang), { cache: 'reload', credentials: 'omit' })));
}

/** The fallback for a page that the network does not deliver; undefined when the cache was cleared. */
export async function offlineAnswer(lang: Language): Promise<Response | undefined> {
  const page = await (await caches.open(CACHES.offline)).match(addressOf(lang));
  if (!page) return undefined;
  return new Response(fillOffline(await page.text(), await programmeOf(lang)), {
    status: 503,
    statusText: 'Service Unavailable',
    headers: page.headers,
  });
}

async function programmeOf(lang: Language): Promise<{ seen: string; events: string } | undefined> {
  const kept = await keptProgramme(lang);
  const events = kept ? programmeHtml(kept.events, lang, Date.now(), config.states[lang]) : '';
  return kept && events ? { seen: escapeHtml(momentText(kept.seen, lang)), events } : undefined;
}
