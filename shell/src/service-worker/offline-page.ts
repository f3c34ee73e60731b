import { LANGUAGES, type Language } from '@vestibule/contracts/languages';
import { CACHES } from './cache-names';
import { fillOffline } from './offline-template';
import { keptProgramme } from './programme';
import { escapeHtml, momentText, programmeHtml } from './programme-list';
import { config } from './scope';

const addressOf = (lang: Language) => `/offline/${lang}`;

/** Fetches the offline page in every language; the worker is not installed without them. */
export async function storeOfflinePages(): Promise<void> {
  const cache = await caches.open(CACHES.offline);
  await cache.addAll(LANGUAGES.map((lang) => new Request(addressOf(lang), { cache: 'reload', credentials: 'omit' })));
}

/** What stands in for a page that the network cannot bring; undefined when somebody has emptied the cache. */
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
