import { isSiteError, LANGUAGES, notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { ShopDeps } from '../deps';
import { siteLinks } from '../../../platform/server/site-links';
import { personal, purgeEvents } from '../../../platform/server/tags';
import { isOrderSignature } from '../order-data/order-link';
import { openPayment } from './open-payment';
import { settlePayment } from './settle-payment';
import { SIGNATURE_HEADER } from './signed-message';

/** Bytes of a callback. */
const CALLBACK_LIMIT = 16 * 1024;

interface OrderPath {
  readonly Params: { readonly number: string; readonly signature: string };
}

/** The redirect to the payment page, and its callbacks; a site without a payment page has neither. */
export function paymentRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const { db, now, secret, payment: provider, shopEmail } = deps;
  if (!provider) return;

  for (const lang of LANGUAGES)
    // A link, not a form: a policy that lets forms go to this site alone holds for where they are led to as well.
    // eslint-disable-next-line no-restricted-syntax -- A redirect to another site, which has no response.
    app.get<OrderPath>(`/${lang}/api/orders/:number/:signature/payment`, async (request, reply) => {
      personal(reply);
      const { number, signature } = request.params;
      if (!isOrderSignature(secret, number, signature)) throw notFound('There is no such order');
      const page = siteLinks(request)?.('order', { number, signature }, lang) ?? '';
      try {
        const url = await openPayment(db, provider, { number, now: now() });
        return await reply.redirect(url, 303);
      } catch (error) {
        // A buyer is on their way: they are led back to a page with the state of the order.
        if (!isSiteError(error) || !page) throw error;
        request.log.warn({ err: error }, 'The payment page could not be opened');
        return reply.redirect(`${page}?payment=${error.code === 'conflict' ? 'over' : 'unavailable'}`, 303);
      }
    });

  void app.register(async (scope) => {
    // The signature covers the body as it came, to the byte.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // eslint-disable-next-line no-restricted-syntax -- Another system calls it, in the form of its own contract.
    scope.post<{ Body: Buffer }>('/api/payments/callback', { bodyLimit: CALLBACK_LIMIT }, async (request, reply) => {
      const header = request.headers[SIGNATURE_HEADER];
      const event = provider.read(request.body, typeof header === 'string' ? header : undefined, now());
      const events = await settlePayment(db, {
        payment: event.payment,
        eventId: event.id,
        houseEmail: shopEmail,
        now: now(),
      });
      personal(reply);
      purgeEvents(reply, events);
      return {};
    });
  });
}
