import type { ApiClient, Href, Language } from '@vestibule/contracts';
import { groupByDay, type EventDay } from '../event-rows/days';
import type { ProgrammeQuery } from './query';
import type { TeaserEntry } from './teasers';
import { toTeaser } from './to-teaser';

interface Reader {
  readonly api: ApiClient;
  readonly href: Href;
  readonly lang: Language;
  readonly signal?: AbortSignal;
}

export interface ProgrammePage {
  readonly days: EventDay[];
  readonly count: number;
  readonly hasNext: boolean;
}

/** One page of the programme, grouped and formatted: on the server for the first, in the browser for further ones. */
export async function readEvents({ api, href, lang, signal }: Reader, query: ProgrammeQuery): Promise<ProgrammePage> {
  const [dates, answer] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('events', { query: { ...choiceOf(query), page: query.page }, ...(signal ? { signal } : {}) }),
  ]);
  return {
    days: groupByDay(answer.results, { lang, href }, dates),
    count: answer.count,
    hasNext: answer.next !== null,
  };
}

/** Selection of the query, whatever the page, in the form of the calls for the list and its counts. */
export function choiceOf({ filters, date, until, view, q }: ProgrammeQuery) {
  return { ...filters, date, until, ...(view && { view }), q };
}

/** All teasers; none when they are unavailable, as the programme is useful without them. */
export async function readTeasers({ api, lang, signal }: Omit<Reader, 'href'>): Promise<TeaserEntry[]> {
  try {
    const [dates, teasers] = await Promise.all([
      import('@vestibule/contracts/dates'),
      api.call('teasers', signal ? { signal } : {}),
    ]);
    return teasers.map((teaser) => toTeaser(teaser, lang, dates));
  } catch {
    return [];
  }
}
