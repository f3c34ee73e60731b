import { fromCents } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRight } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { endpoint } from '../../../platform/api/endpoint';
import { acceptedLanguage } from '../../../platform/server/language';
import { personal } from '../../../platform/server/tags';
import { loadSettings } from '../../site';
import { dayRange } from '../box-office/day-range';
import { closingCsv } from './closing-csv';
import { closingPdf } from './closing-pdf';
import { dayClosing } from './day-closing';

type DayRequest = FastifyRequest<{ Querystring: { day?: string } }>;

/** The closing of a day, for who works in the shop: for the hub, and as a file. */
export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  endpoint(app, deps, 'closing', async ({ query, reply }) => {
    personal(reply);
    const { day, sold, cancelled, unpaid, cents, vat, money } = await dayClosing(db, dayRange(query.day, now()));
    const sum = ({ orders, tickets, cents: amount }: typeof sold) => ({ orders, tickets, amount: fromCents(amount) });
    return {
      day,
      sold: sum(sold),
      cancelled: sum(cancelled),
      unpaid: sum(unpaid),
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
  const file = async (request: DayRequest, reply: FastifyReply, kind: string) => {
    await requireRight(deps, request, 'tickets');
    personal(reply);
    const { day } = request.query;
    const closing = await dayClosing(db, dayRange(typeof day === 'string' ? day : undefined, now()));
    reply.header('content-disposition', `attachment; filename="closing-${closing.day}.${kind}"`);
    reply.header('x-content-type-options', 'nosniff');
    return { closing, lang: acceptedLanguage(request.headers['accept-language']) };
  };
  app.get('/api/box-office/closing.csv', async (request: DayRequest, reply) => {
    const { closing, lang } = await file(request, reply, 'csv');
    return reply.type('text/csv; charset=utf-8').send(closingCsv(closing, lang));
  });
  app.get('/api/box-office/closing.pdf', async (request: DayRequest, reply) => {
    const { closing, lang } = await file(request, reply, 'pdf');
    const { product } = await loadSettings(db, lang);
    return reply.type('application/pdf').send(await closingPdf(closing, { lang, product, now: now() }));
  });
}
