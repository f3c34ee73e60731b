import { recordHref, SiteError, type LoaderContext } from '@vestibule/contracts';
import { whenOf } from '../cart/read-cart';

export interface WaitingView {
  readonly id: number;
  readonly title: string;
  /** Language of the title. */
  readonly lang: string;
  readonly when: string;
  /** Path of the event's own page. */
  readonly url: string;
  readonly waitable: boolean;
}

/** The event of the waiting list. Throws `not_found` for none. */
export async function loadWaiting({ api, href, lang, params, signal }: LoaderContext): Promise<WaitingView> {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1) throw new SiteError('not_found', 404, 'There is no such event');
  const [dates, event] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('event', { params: { id }, signal }),
  ]);
  return {
    id,
    title: event.title,
    lang: event.lang,
    when: whenOf({ date_start: event.date_start, time_start: '' }, lang, dates),
    url: recordHref(href, 'event', event),
    waitable: event.waitable,
  };
}
