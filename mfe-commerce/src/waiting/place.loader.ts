import { recordHref, type AnswerOf, type LoaderContext } from '@vestibule/contracts';
import { whenOf } from '../cart/read-cart';

type Place = AnswerOf<'waitingPlace'>;

export interface PlaceView extends Pick<Place, 'lang' | 'quantity' | 'state' | 'offer'> {
  readonly title: string;
  readonly when: string;
  /** Path of the event's own page. */
  readonly url: string;
  /** Deadline until which its tickets are held, in words; empty where none are. */
  readonly until: string;
}

/** The place of a signed link; null for one that was just given up. Throws `not_found` for any other link. */
export async function loadPlace({ api, href, lang, params, signal, url }: LoaderContext): Promise<PlaceView | null> {
  if (url.searchParams.get('left') === '1') return null;
  const { number = '', signature = '' } = params;
  const [dates, place] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('waitingPlace', { params: { number, signature }, signal }),
  ]);
  const { event_title: title, date_start, offered_until, event, quantity, state, offer } = place;
  return {
    title,
    lang: place.lang,
    quantity,
    state,
    offer,
    when: whenOf({ date_start, time_start: offer?.time_start ?? '' }, lang, dates),
    url: recordHref(href, 'event', event),
    until: offer && offered_until ? dates.formatInstant(offered_until, lang) : '',
  };
}
