import { LANGUAGES, notFound } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { ownOrigin } from '../../../platform/server/own-origin';
import { personal } from '../../../platform/server/tags';
import { loadSettings } from '../../site';
import { invoicesOf } from '../invoices/invoice-files';
import { invoicePdf } from '../invoices/invoice-pdf';
import { findOrder, type WholeOrder } from '../order-data/find-order';
import { orderCalendar } from './order-calendar';
import { isOrderSignature } from '../order-data/order-link';
import { ticketPdf } from './ticket-pdf';

type FileDeps = Pick<Deps, 'db' | 'secret' | 'siteOrigins'>;
interface OrderPath {
  readonly Params: { readonly number: string; readonly signature: string };
}

interface InvoicePath {
  readonly Params: OrderPath['Params'] & { readonly file: string };
}

/**
 * `tickets.pdf` and `tickets.ics` of an order, for holders of its signed link. A cancelled order has no tickets, and a
 * calendar that says so; it keeps its invoices.
 */
export function orderFileRoutes(app: FastifyInstance, { db, secret, siteOrigins }: FileDeps): void {
  async function orderOf(
    { number, signature }: OrderPath['Params'],
    reply: FastifyReply,
    extension: 'pdf' | 'ics',
  ): Promise<WholeOrder> {
    personal(reply);
    const found = isOrderSignature(secret, number, signature) ? await findOrder(db, number) : undefined;
    // A calendar learns of a cancellation from the file that has put the entry there.
    const isThere = found?.order.state === 'confirmed' || (extension === 'ics' && found?.order.state === 'cancelled');
    if (!found || !isThere) throw notFound('There is no such order');
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
    app.get<InvoicePath>(`${base}/invoices/:file`, async (request, reply) => {
      personal(reply);
      const { number, signature, file } = request.params;
      const found = isOrderSignature(secret, number, signature) ? await findOrder(db, number) : undefined;
      const all = found ? await invoicesOf(db, found.order.id) : [];
      const invoice = all.find((one) => `${one.number}.pdf` === file);
      if (!found || !invoice) throw notFound('There is no such invoice');
      reply.header('content-disposition', `attachment; filename="${file}"`);
      const cancelled = invoice.cancels ? all.find(({ cancels }) => !cancels)?.number : undefined;
      return reply.type('application/pdf').send(await invoicePdf({ found, invoice, cancelled }));
    });
    app.get<OrderPath>(`${base}/tickets.ics`, async (request, reply) => {
      const found = await orderOf(request.params, reply, 'ics');
      const { product } = await loadSettings(db, found.order.lang);
      const host = new URL(siteOrigins[0] ?? ownOrigin(request)?.origin ?? 'http://localhost').host;
      return reply.type('text/calendar; charset=utf-8').send(orderCalendar(found, product, host));
    });
  }
}
