import { randomUUID } from 'node:crypto';
import type { AnswerOf, ErrorBody, Order } from '@vestibule/contracts';
import { documents } from '../../../../platform/db/tables';
import { mails } from '../../../../engines/mail/tables';
import type { Visitor } from '../../../../testing/visitor';
import { openDesk } from '../../box-office/testing/open-desk';
import { holdOverHttp, wantedLine } from '../../cart/testing/hold-over-http';
import { expireUnpaid } from '../../orders/expire-unpaid';
import { orderBody } from '../../orders/testing/buying';

const ADDRESS = { street: 'Gasse 1', postcode: '10115', city: 'Berlin' };
export const HOUR = 3_600_000;
/** The event of these tests begins on 25 November 2026 at 19:30 in Berlin. */
export const START = Date.parse('2026-11-25T18:30:00.000Z');

/** A shop whose orders are paid later, at the desk or by invoice. */
export function openPayLater() {
  const house = openDesk({ capacity: 100 });
  /** Orders tickets on the web, of the shop's event unless `line` is of another one. */
  async function order(
    quantity: number,
    more: object = {},
    visitor: Visitor = house.site.visitor(),
    line = wantedLine(house.shop, quantity),
  ) {
    await holdOverHttp(visitor, line);
    const body = orderBody(randomUUID(), quantity, { ...ADDRESS, ...more });
    const answer = await visitor.write('POST', '/de/api/orders/', body);
    const placed = answer.json<Partial<AnswerOf<'placeOrder'>> & Partial<ErrorBody>>();
    const { number = '', signature = '', ...error } = placed;
    return { ...error, status: answer.statusCode, number, path: `/de/api/orders/${number}/${signature}/` };
  }
  return {
    house,
    order,
    setRules: (sales: object) => house.site.db.update(documents).set({ value: { is_shop_online: true, sales } }),
    /** The order at the path of its call. */
    read: async (path: string) => (await house.site.visitor().get(path)).json<Order>(),
    expire: (now: number) =>
      expireUnpaid(house.site.db, now, (error) => {
        throw error;
      }),
    /** All mails so far, the oldest first. */
    sent: () => house.site.db.select().from(mails).orderBy(mails.id),
  };
}
