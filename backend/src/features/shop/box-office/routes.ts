import { notFound, SiteError } from '@vestibule/contracts';
import { hasRight } from '@vestibule/contracts/rights/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type By, note } from '../../../platform/audit/note';
import { requireEditor } from '../../../platform/auth/identity';
import { eq } from 'drizzle-orm';
import { isEventForSale } from '../../../engines/records/events/is-for-sale';
import { events } from '../../../engines/records/tables';
import type { ShopDeps } from '../deps';
import { handleCall } from '../../../platform/api/handle-call';
import { personal, purgeEvents } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { pageLinks } from '../../../platform/server/paging';
import { loadSeatGroups } from '../../programme';
import { cancelOrder } from '../orders/cancel-order';
import { orderLink, ticketPdfPath } from '../order-data/order-address';
import { eventBuyers, tellBuyers } from '../orders/tell-buyers';
import { deskWays, loadSalesRules } from '../rules/sales-rules';
import { dayRange } from './day-range';
import { datesOfDay, deskDate } from './desk-dates';
import { deskOrders } from './desk-orders';
import { deskSales } from './desk-sales';
import { doorList } from './door-list';
import { sellAtDesk } from './sell-at-desk';
import { deskWaiting } from '../waiting/desk-waiting';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import type { Database } from '../../../platform/db/database';
import { orders } from '../tables';
import { isOwed } from '../order-data/paid';
import { requireDeskWay } from '../rules/require-way';

/**
 * Notes that the money of an order has come. Throws `not_found`, `conflict` where none is owed, `validation` (field
 * `way`) where the site takes none by this way.
 */
const takePayment = (db: Database, number: string, way: DeskWay, by: By): Promise<void> =>
  db.transaction(async (tx) => {
    await requireDeskWay(tx, way);
    // Locked: a concurrent cancellation waits, and then knows that money has to be paid back.
    const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('no key update');
    if (!order) throw new SiteError('not_found', 404, 'There is no such order');
    if (!isOwed(order)) throw new SiteError('conflict', 409, 'Nothing is to be paid for this order');
    const paidAt = new Date(by.now).toISOString();
    await tx.update(orders).set({ paidBy: way, paidAt }).where(eq(orders.id, order.id));
    const [before, after] = [{ paid_by: null }, { paid_by: way }];
    await note(tx, by, { subject: 'orders', subjectId: number, before, after });
  });

/** Whether the cart would take its tickets (backend/src/features/shop/seats/find-tickets.ts). */
const canSell = (event: typeof events.$inferSelect | undefined, now: number): boolean =>
  event !== undefined &&
  event.idJet !== null &&
  isEventForSale(event) &&
  event.status !== 'cancelled' &&
  Date.parse(event.endsAt) > now;

/** The box office: a day's dates, their orders, and sales at the desk (docs/behaviour/tickets.md#box-office). */
export function boxOfficeRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const { db, now, secret } = deps;
  const byOf = async (request: FastifyRequest): Promise<By> => ({
    authorId: (await requireEditor(deps, request)).id,
    now: now(),
  });

  const eventOf = async (id: number) => (await db.select().from(events).where(eq(events.id, id)))[0];

  handleCall(app, deps, 'boxOffice', async ({ lang, query, reply }) => {
    personal(reply);
    const range = dayRange(query.day, now());
    return { day: range.day, dates: await datesOfDay(db, range, lang, now()) };
  });
  handleCall(app, deps, 'boxOfficeEvent', async ({ lang, params, query, request, reply }) => {
    personal(reply);
    const id = parseId(params['id']) ?? 0;
    const date = await deskDate(db, id, lang, now());
    if (!date) throw notFound('There is no such date');
    const maySell = hasRight((await requireEditor(deps, request)).rights, 'sell');
    const orders = await deskOrders(db, { eventId: id, query, lang, secret, now: now() });
    const results = orders.results.map((order) => ({
      ...order,
      can_pay: maySell && order.can_pay,
      can_cancel: maySell && order.can_cancel,
    }));
    return {
      date,
      can_sell: maySell && canSell(await eventOf(id), now()),
      ways: [...deskWays(await loadSalesRules(db))],
      seat_groups: await loadSeatGroups(db, id, lang, now()),
      sales: await deskSales(db, id, now()),
      waiting: await deskWaiting(db, id, now()),
      orders: { ...orders, results, ...pageLinks(`/${lang}/api/box-office/events/${id}/`, query, orders.count) },
    };
  });
  handleCall(app, deps, 'doorList', async ({ lang, params, reply }) => {
    personal(reply);
    const list = await doorList(db, { id: parseId(params['id']) ?? 0, lang, now: now() });
    if (!list) throw notFound('There is no such date');
    return list;
  });
  handleCall(app, deps, 'sellAtDesk', async ({ lang, params, body, request, reply }) => {
    personal(reply);
    const { idempotency_key: key, total, way, name, email, ...line } = body;
    const { number, changedEvents } = await sellAtDesk(db, {
      key,
      secret,
      line: { ...line, event_jet_id: (await eventOf(parseId(params['id']) ?? 0))?.idJet ?? '' },
      total,
      way,
      buyer: { name, email },
      lang,
      by: await byOf(request),
      linkOf: orderLink(deps, { lang, request }),
    });
    purgeEvents(reply, changedEvents);
    return { number, pdf_url: ticketPdfPath(secret, lang, number) };
  });
  handleCall(app, deps, 'eventBuyers', ({ params, reply }) => {
    personal(reply);
    return eventBuyers(db, parseId(params['id']) ?? 0);
  });
  handleCall(app, deps, 'tellBuyers', async ({ params, request, reply }) => {
    personal(reply);
    const eventId = parseId(params['id']) ?? 0;
    return { mails: await tellBuyers(db, { eventId, shopEmail: deps.shopEmail, by: await byOf(request) }) };
  });
  handleCall(app, deps, 'takePayment', async ({ params, body, request, reply }) => {
    personal(reply);
    await takePayment(db, params['number'] ?? '', body.way, await byOf(request));
    return {};
  });
  handleCall(app, deps, 'cancelAtDesk', async ({ params, request, reply }) => {
    personal(reply);
    const by = await byOf(request);
    const cancelling = { number: params['number'] ?? '', houseEmail: deps.shopEmail, now: by.now, by };
    purgeEvents(reply, await cancelOrder(db, cancelling));
    return {};
  });
}
