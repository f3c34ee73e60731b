import type { AnswerOf } from '@vestibule/contracts';
import { mails } from '../../../../engines/mail/tables';
import { quotas } from '../../../../engines/records/tables';
import { waiting } from '../../tables';
import { BY_GATEWAY } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';
import { openDesk, saleOf, sell, type Desk } from '../../box-office/testing/open-desk';
import { lookAfterWaiting } from '../look-after';

export const ADA = 'ada@example.org';
export const BEA = 'bea@example.org';

/** How a post is answered that was not taken. */
export const refused = (problems: object) => ({ done: false, reason: 'values', problems });

/** A date of four tickets, and those who wait for them. */
export function openWaitingHouse() {
  const house: Desk = openDesk({ capacity: 4 });
  let visitors = 0;
  /** Each from an address of their own: one address may not join without end. */
  const newVisitor = () => house.site.visitor({ ...BY_GATEWAY, 'x-forwarded-for': `203.0.113.${(visitors += 1)}` });
  const post = (visitor: Visitor, url: string, values: Readonly<Record<string, string | number>>) =>
    visitor.send({
      method: 'POST',
      url,
      payload: {
        posted: new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString(),
      },
    });
  /** Path of the call of the place that a mail leads to. */
  const placeOf = async (email: string) => {
    const rows = await house.site.db.select().from(waiting);
    const path = new URL(rows.find((row) => row.email === email)?.link ?? 'x:').pathname;
    return path.replace('/webshop/waiting/', '/api/waiting/') + '/';
  };
  return {
    house,
    /** Sells this number of tickets at the desk; returns the number of the order. */
    sell: async (quantity: number) => (await sell(house, saleOf(house, quantity))).json<{ number: string }>().number,
    cancel: (number: string) => house.desk.write('POST', `/api/box-office/orders/${number}/cancel/`),
    join: async (email: string, quantity: number | string, lang = 'de') =>
      (
        await post(newVisitor(), `/${lang}/api/events/${house.shop.eventId}/waiting/`, {
          email,
          quantity,
        })
      ).json<AnswerOf<'postWaiting'>>(),
    placeOf,
    read: async (email: string) =>
      (await house.site.visitor().get(await placeOf(email))).json<AnswerOf<'waitingPlace'>>(),
    /** Posts the form of a place. */
    answer: async (email: string, values: Readonly<Record<string, number>>, visitor = house.site.visitor(BY_GATEWAY)) =>
      post(visitor, `${await placeOf(email)}posts/`, values),
    look: (now: number) =>
      lookAfterWaiting(house.site.db, now, (error) => {
        throw error;
      }),
    /** Recipients and subjects of all mails so far. */
    sent: async () =>
      (await house.site.db.select().from(mails).orderBy(mails.id)).map(({ recipient, subject }) => [
        recipient,
        subject,
      ]),
    /** Tickets that are sold or held. */
    held: async () => (await house.site.db.select().from(quotas))[0]?.held,
    states: async () =>
      Object.fromEntries((await house.site.db.select().from(waiting)).map(({ email, state }) => [email, state])),
  };
}
