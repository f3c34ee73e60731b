import { fromCents } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { endpoint } from '../../platform/server/endpoint';
import { acceptedLanguage } from '../../platform/server/language';
import { personal } from '../../platform/server/tags';
import { dayRange } from '../box-office/day-range';
import { closingCsv } from './closing-csv';
import { dayClosing } from './day-closing';

/** The closing of a day, for who works in the shop: for the hub, and as a file. */
export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  endpoint(app, deps, 'closing', async ({ query, reply }) => {
    personal(reply);
    const { day, sold, cancelled, cents, vat, money } = await dayClosing(db, dayRange(query.day, now()));
    const sum = ({ orders, tickets, cents: amount }: typeof sold) => ({ orders, tickets, amount: fromCents(amount) });
    return {
      day,
      sold: sum(sold),
      cancelled: sum(cancelled),
      amount: fromCents(cents),
      vat: vat.map(({ rate, gross, net, tax }) => ({
        rate,
        gross: fromCents(gross),
        net: fromCents(net),
        tax: fromCents(tax),
      })),
      money: money.map(({ way, received, refunded }) => ({
        way,
        received: fromCents(received),
        refunded: fromCents(refunded),
      })),
    };
  });
  app.get<{ Querystring: { day?: string } }>('/api/box-office/closing.csv', async (request, reply) => {
    await requireRight(deps, request, 'tickets');
    personal(reply);
    const { day } = request.query;
    const closing = await dayClosing(db, dayRange(typeof day === 'string' ? day : undefined, now()));
    reply.header('content-disposition', `attachment; filename="closing-${closing.day}.csv"`);
    reply.header('x-content-type-options', 'nosniff');
    return reply
      .type('text/csv; charset=utf-8')
      .send(closingCsv(closing, acceptedLanguage(request.headers['accept-language'])));
  });
}
