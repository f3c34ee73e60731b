import { isLanguage, LANGUAGES, type Language } from '@vestibule/contracts/languages';
import { CACHES } from './cache-names';
import type { KeptEvent } from './programme-list';

/** Time in ms for which the programme is not requested again. */
const FRESH_MS = 3_600_000;
const SEEN_HEADER = 'x-seen';

/** The programme as it was at a moment, in ms since 1970. */
export interface SeenProgramme {
  readonly seen: number;
  readonly events: readonly KeptEvent[];
}

const addressOf = (lang: Language) => `/${lang}/api/events/?page_size=10`;

/**
 * Stores the next events for when there is no network; fetches at most once an hour. Never fails: the former copy
 * stays.
 */
export async function keepProgramme(lang: Language, now = Date.now()): Promise<void> {
  try {
    const cache = await caches.open(CACHES.programme);
    const kept = await cache.match(addressOf(lang));
    if (kept && now - seenAt(kept) < FRESH_MS) return;
    // Without the visitor's cookies: the copy is shared by all users of this browser.
    const answer = await fetch(addressOf(lang), { credentials: 'omit', priority: 'low' });
    if (answer.ok)
      await cache.put(
        addressOf(lang),
        new Response(await answer.text(), {
          headers: { 'content-type': 'application/json', [SEEN_HEADER]: String(now) },
        }),
      );
  } catch {
    // The network went away meanwhile, or there is no room: the next page tries again.
  }
}

/** The stored copy in this language; undefined when there is none, or it cannot be parsed. */
export async function keptProgramme(lang: Language): Promise<SeenProgramme | undefined> {
  try {
    const answer = await (await caches.open(CACHES.programme)).match(addressOf(lang));
    if (!answer) return undefined;
    const { results } = (await answer.json()) as { readonly results: readonly KeptEvent[] };
    return { seen: seenAt(answer), events: results };
  } catch {
    return undefined;
  }
}

const seenAt = ({ headers }: Response) => Number(headers.get(SEEN_HEADER));

/** Language of a page by its address; pages without one are German. */
export function languageOf({ pathname }: URL): Language {
  const first = pathname.split('/', 2)[1];
  return isLanguage(first) ? first : LANGUAGES[0];
}
