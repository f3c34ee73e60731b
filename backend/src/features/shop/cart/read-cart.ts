import { fromCents, toCents, type Cart, type Language } from '@vestibule/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';
import { events, prices, seatGroups, timeslots } from '../../../engines/records/tables';
import { zonedStart } from '../../programme';
import { slotStart } from '../order-data/event-facts';
import { allowedPayments, cancelHours, loadSalesRules } from '../rules/sales-rules';
import { asSeats, seatsOf } from '../seats/owned-seats';
import { reduce, voucherOf } from '../vouchers/vouchers';
import { MAX_EXTENSIONS } from './change-cart';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { heldPrice, isLive } from '../holds/live-holds';

export interface CartQuery {
  /** Value of the cart cookie, if there is one. */
  readonly token: string | undefined;
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly hasPaymentPage: boolean;
}

/** The present content of the cart. Expired tickets are not in it, whether or not they were given back yet. */
export async function readCart(db: Database, { token, lang, now, hasPaymentPage }: CartQuery): Promise<Cart> {
  const at = new Date(now).toISOString();
  const rows =
    token === undefined
      ? []
      : await db
          .select({
            hold: holds,
            extensions: carts.extensions,
            voucherId: carts.voucherId,
            event: events,
            group: seatGroups,
            price: prices,
            timeStart: timeslots.timeStart,
          })
          .from(holds)
          .innerJoin(carts, eq(carts.id, holds.cartId))
          .innerJoin(prices, eq(prices.id, holds.priceId))
          .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
          .innerJoin(events, eq(events.id, seatGroups.eventId))
          .leftJoin(timeslots, eq(timeslots.id, holds.timeslotId))
          .where(and(eq(carts.token, token), isLive(now)))
          .orderBy(asc(holds.id));
  const seats = await seatsOf(
    db,
    'holdId',
    rows.map(({ hold }) => hold.id),
  );
  const priced = rows.map(({ hold, event, price }) => ({
    eventId: event.id,
    unitCents: toCents(heldPrice(hold, price)),
    quantity: hold.quantity,
  }));
  const voucher = await voucherOf(db, rows[0]?.voucherId ?? null);
  const off = voucher ? await reduce(db, voucher, priced, { now }) : [];
  const discount = typeof off === 'string' ? 0 : off.reduce((sum, cents) => sum + cents, 0);
  const rules = await loadSalesRules(db);
  const total = priced.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0) - discount;
  return {
    tickets_quantity: rows.reduce((sum, { hold }) => sum + hold.quantity, 0),
    total: fromCents(total),
    // A voucher without effect counts as none: the order would cost the amount shown here.
    voucher:
      voucher && typeof off !== 'string'
        ? { code: voucher.code, title: pick(voucher.values.title, lang), discount: fromCents(discount) }
        : null,
    expires_at: rows.map(({ hold }) => hold.expiresAt).sort()[0] ?? null,
    server_time: at,
    payments: [
      ...allowedPayments(rules, {
        totalCents: total,
        startsAt: Math.min(...rows.map((row) => startOf(row))),
        now,
        hasPaymentPage,
      }),
    ],
    terms: {
      desk_minutes: rules.desk_minutes,
      desk_days: rules.desk_days,
      invoice_days: rules.invoice_days,
      cancel_hours: cancelHours(rules),
    },
    checkout_url: '',
    extensions_left: MAX_EXTENSIONS - (rows[0]?.extensions ?? 0),
    lines: rows.map(({ hold, event, group, price, timeStart }) => ({
      id: hold.id,
      event_title: pick(event.title, contentLanguage(lang, event.title)),
      event: event.admissionId === null ? { id: event.id, slug: recordSlug('event', event, lang) } : null,
      date_start: event.allDay ? event.localStart.slice(0, 10) : zonedStart(event),
      time_start: timeStart === null ? '' : `${timeStart}:00`,
      seat_group: pick(group.name, lang),
      price_name: pick(price.name, lang) || pick(price.text, lang),
      price: heldPrice(hold, price),
      quantity: hold.quantity,
      seats: asSeats(seats.get(hold.id)),
      ...(event.idJet !== null && {
        ticket: {
          event_jet_id: event.idJet,
          seat_group: group.id,
          sale_type_id: price.saleType,
          ...(hold.timeslotId !== null && { block_id: hold.quotaId }),
        },
      }),
    })),
  };
}

/** Start of a hold's event, in milliseconds since 1970. */
const startOf = ({ event, timeStart }: { event: typeof events.$inferSelect; timeStart: string | null }): number =>
  slotStart(event, timeStart)?.valueOf() ?? Date.parse(event.startsAt);
