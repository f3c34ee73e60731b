import { isSiteError, recordHref, type LoaderContext } from '@vestibule/contracts';
import { eventIdOf, toTickets, type TicketsData } from './tickets.loader';

/** An event whose tickets are unavailable at the moment. */
export interface TicketsAway extends Pick<TicketsData, 'title' | 'lang' | 'url'> {
  readonly event: { readonly id: number };
}
export type LiveTicketsData = { readonly tickets: TicketsData } | { readonly away: TicketsAway };

/**
 * An event's tickets as another system sells them at this moment, to be chosen without script. Throws `not_found` for
 * an event that sells none.
 */
export async function loadLiveTickets(context: LoaderContext): Promise<LiveTicketsData> {
  const { api, href, signal } = context;
  const call = { params: { id: eventIdOf(context) }, signal };
  const [dates, event, tickets] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('event', call),
    api.call('eventTickets', call).catch((error: unknown) => {
      if (isSiteError(error) && error.code === 'not_found') throw error;
      return undefined;
    }),
  ]);
  if (tickets) return { tickets: toTickets({ ...event, ...tickets }, context, dates) };
  const { id, title, lang } = event;
  return { away: { event: { id }, title, lang, url: recordHref(href, 'event', event) } };
}
