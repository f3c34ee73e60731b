import type { ApiClient, Language } from '@vestibule/contracts';
import { groupByDay, type EventDay } from './days';
import type { ProgrammeQuery } from './query';
import { toTeaser, type TeaserEntry } from './teasers';

interface Reader {
  readonly api: ApiClient;
  readonly lang: Language;
  readonly signal?: AbortSignal;
}

export interface ProgrammePage {
  readonly days: EventDay[];
  readonly count: number;
  readonly hasNext: boolean;
}

/** One page of the programme, grouped and formatted: on the server for the first, in the browser for further ones. */
export async function readEvents({ api, lang, signal }: Reader, query: ProgrammeQuery): Promise<ProgrammePage> {
  const [dates, answer] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('events', { query: { ...query.filters, date: query.date, page: query.page }, ...(signal ? { signal } : {}) }),
  ]);
  return { days: groupByDay(answer.results, lang, dates), count: answer.count, hasNext: answer.next !== null };
}

/** All teasers; none when they cannot be had, for the programme is worth showing without. */
export async function readTeasers({ api, lang, signal }: Reader): Promise<TeaserEntry[]> {
  try {
    const [dates, teasers] = await Promise.all([import('@vestibule/contracts/dates'), api.call('teasers', signal ? { signal } : {})]);
    return teasers.map((teaser) => toTeaser(teaser, lang, dates));
  } catch {
    return [];
  }
}
