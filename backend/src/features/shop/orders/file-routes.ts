import { notFound } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { handleCall } from '../../../platform/api/handle-call';
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

type Params = Readonly<Record<string, string>>;

/**
 * `tickets.pdf`, `tickets.ics` and invoices of an order, for holders of its signed link. A cancelled order has no
 * tickets, and a calendar that says so; it keeps its invoices.
 */
export function orderFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret, siteOrigins } = deps;
  async function findSigned({ number = '', signature = '' }: Params, reply: FastifyReply) {
    personal(reply);
    return isOrderSignature(secret, number, signature) ? findOrder(db, number) : undefined;
  }
  async function ticketsOf(params: Params, reply: FastifyReply, extension: 'pdf' | 'ics'): Promise<WholeOrder> {
    const found = await findSigned(params, reply);
    // A calendar learns of a cancellation from the file that has put the entry there.
    const isThere = found?.order.state === 'confirmed' || (extension === 'ics' && found?.order.state === 'cancelled');
    if (!found || !isThere) throw notFound('There is no such order');
    reply.header('content-disposition', `attachment; filename="tickets-${found.order.number}.${extension}"`);
    return found;
  }

  handleCall(app, deps, 'ticketsPdf', async ({ params, reply }) => {
    const found = await ticketsOf(params, reply, 'pdf');
    const { product } = await loadSettings(db, found.order.lang);
    return ticketPdf(found, product);
  });
  handleCall(app, deps, 'ticketsCalendar', async ({ params, request, reply }) => {
    const found = await ticketsOf(params, reply, 'ics');
    const { product } = await loadSettings(db, found.order.lang);
    const host = new URL(siteOrigins[0] ?? ownOrigin(request)?.origin ?? 'http://localhost').host;
    return orderCalendar(found, product, host);
  });
  handleCall(app, deps, 'invoicePdf', async ({ params, reply }) => {
    const found = await findSigned(params, reply);
    const all = found ? await invoicesOf(db, found.order.id) : [];
    const invoice = all.find((one) => `${one.number}.pdf` === params['file']);
    if (!found || !invoice) throw notFound('There is no such invoice');
    reply.header('content-disposition', `attachment; filename="${invoice.number}.pdf"`);
    const cancelled = invoice.cancels ? all.find(({ cancels }) => !cancels)?.number : undefined;
    return invoicePdf({ found, invoice, cancelled });
  });
}
