import { FULL_PRICE, fromCents, type Cart, type Language, type SeatGroup } from '@vestibule/contracts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { statusOf, zonedStart } from '../../programme';
import { unavailable } from './breaker';
import type { ProvidedBasket, ProvidedDate } from './provider-answers';

/** Tickets of a date, in the form of the site's own seat groups. */
export const presentGroups = ({ groups }: ProvidedDate): SeatGroup[] =>
  groups.map((group) => ({
    id: group.id,
    seat_group: group.name,
    text: group.text,
    status: statusOf(group.available),
    has_seats: false,
    prices: group.prices.map(({ id, name, text, cents, full }) => ({
      id,
      name,
      // The label is a mark that clients look for, so it is the same in every language.
      text: full ? FULL_PRICE : text,
      price: fromCents(cents),
      sale_type_id: id,
      seat_group: group.id,
    })),
    timeslots: group.times.map(({ id, time, available }) => ({
      id,
      time_start: `${time}:00`,
      status: statusOf(available),
      block_id: id,
    })),
  }));

/** A cart that holds nothing, at `now` in ms. */
export const emptyCart = (now: number): Cart => ({
  tickets_quantity: 0,
  total: fromCents(0),
  expires_at: null,
  server_time: new Date(now).toISOString(),
  extensions_left: 0,
  voucher: null,
  payments: [],
  terms: null,
  checkout_url: '',
  lines: [],
});

interface Shown {
  readonly cartId: number;
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A basket in the form of the site's own cart. Throws `unavailable` where it has tickets of an unknown date. */
export async function presentBasket(db: Database, basket: ProvidedBasket, { cartId, lang, now }: Shown): Promise<Cart> {
  const names = [...new Set(basket.lines.map(({ date }) => date))];
  const rows = names.length === 0 ? [] : await db.select().from(events).where(inArray(events.idJet, names));
  return {
    ...emptyCart(now),
    tickets_quantity: quantityOf(basket),
    total: fromCents(basket.total),
    expires_at: basket.lines.length === 0 ? null : new Date(heldUntil(basket, now)).toISOString(),
    extensions_left: basket.extensions_left,
    checkout_url: basket.checkout_url,
    version: { cart: cartId, number: basket.version },
    lines: basket.lines.map((line) => {
      const event = rows.find(({ idJet }) => idJet === line.date);
      if (!event) throw unavailable(new Error(`The basket has tickets of a date that is not known: ${line.date}`));
      return {
        id: line.id,
        event_title: pick(event.title, contentLanguage(lang, event.title)),
        event: { id: event.id, slug: recordSlug('event', event, lang) },
        date_start: event.allDay ? event.localStart.slice(0, 10) : zonedStart(event),
        time_start: line.time === '' ? '' : `${line.time}:00`,
        seat_group: line.group,
        price_name: line.price,
        price: fromCents(line.cents),
        quantity: line.quantity,
        seats: [],
      };
    }),
  };
}

export const quantityOf = ({ lines }: ProvidedBasket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
/** Counted from the time of the response: another system's clock may be wrong. Milliseconds since 1970. */
export const heldUntil = ({ expires_in }: ProvidedBasket, now: number): number => now + (expires_in ?? 0) * 1000;
