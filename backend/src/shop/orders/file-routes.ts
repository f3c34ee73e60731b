import { LANGUAGES, notFound } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/server/deps';
import { ownOrigin } from '../../platform/server/own-origin';
import { personal } from '../../platform/server/tags';
import { loadSettings } from '../../site/house/settings';
import { findOrder, type WholeOrder } from './find-order';
import { orderCalendar } from './order-calendar';
import { isOrderSignature } from './order-link';
import { ticketPdf } from './ticket-pdf';

type FileDeps = Pick<Deps, 'db' | 'secret' | 'siteOrigins'>;
interface OrderPath {
  readonly Params: { readonly number: string; readonly signature: string };
}

/** `tickets.pdf` and `tickets.ics` of an order, for whoever has its signed link. A cancelled order has neither. */
export function orderFileRoutes(app: FastifyInstance, { db, secret, siteOrigins }: FileDeps): void {
  async function orderOf(
    { number, signature }: OrderPath['Params'],
    reply: FastifyReply,
    extension: string,
  ): Promise<WholeOrder> {
    personal(reply);
    const found = isOrderSignature(secret, number, signature) ? await findOrder(db, number) : undefined;
    if (found?.order.state !== 'confirmed') throw notFound('There is no such order');
    reply.header('content-disposition', `attachment; filename="tickets-${number}.${extension}"`);
    return found;
  }

  for (const lang of LANGUAGES) {
    const base = `/${lang}/api/orders/:number/:signature`;
    app.get<OrderPath>(`${base}/tickets.pdf`, async (request, reply) => {
      const found = await orderOf(request.params, reply, 'pdf');
      const { product } = await loadSettings(db, found.order.lang);
      return reply.type('application/pdf').send(await ticketPdf(found, product));
    });
    app.get<OrderPath>(`${base}/tickets.ics`, async (request, reply) => {
      const found = await orderOf(request.params, reply, 'ics');
      const { product } = await loadSettings(db, found.order.lang);
      const host = new URL(siteOrigins[0] ?? ownOrigin(request)?.origin ?? 'http://localhost').host;
      return reply.type('text/calendar; charset=utf-8').send(orderCalendar(found, product, host));
    });
  }
}
