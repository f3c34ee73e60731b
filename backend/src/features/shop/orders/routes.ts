import { notFound, type Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/auth/client-address';
import { customerOf, requireEditor } from '../../../platform/auth/identity';
import { sign } from '../../../platform/auth/signature';
import type { ShopDeps } from '../deps';
import { handleCall } from '../../../platform/api/handle-call';
import { personal, purgeEvents } from '../../../platform/server/tags';
import { cartToken, clearBadge, setCartCookie } from '../holds/cart-cookies';
import { invoicesOf } from '../invoices/invoice-files';
import { askAboutPayment } from '../payments/ask-about-payment';
import { payUntil } from '../cart/order-holds';
import { cancelHours, loadSalesRules } from '../rules/sales-rules';
import { cancelOrder } from './cancel-order';
import { checkInTicket } from './check-in';
import { findOrder } from '../order-data/find-order';
import { orderLink, orderPath } from '../order-data/order-address';
import { isOrderSignature, orderSignature } from '../order-data/order-link';
import { readPost, refusedPost, valuesOfCall } from './order-request';
import { placeOrder, type OrderOfCart } from './place-order';
import { presentOrder } from './present-order';

interface Asked {
  readonly lang: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Params = Readonly<Record<string, string>>;

/** Orders: made of a cart, shown and cancelled for holders of the signed link; tickets admitted at the door. */
export function orderRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const { db, now, secret } = deps;
  const numberOf = ({ number = '', signature = '' }: Params) => {
    if (!isOrderSignature(secret, number, signature)) throw notFound('There is no such order');
    return number;
  };

  async function place(asked: Asked, order: Pick<OrderOfCart, 'key' | 'values' | 'shown'>) {
    const { lang, request, reply } = asked;
    personal(reply);
    const token = cartToken(request);
    const number = await placeOrder(db, {
      ...order,
      cartToken: token,
      lang,
      now: now(),
      customerId: (await customerOf(deps, request))?.customer.id,
      linkOf: orderLink(deps, asked),
      hasPaymentPage: deps.payment !== undefined,
      client: sign(secret, `client:${clientAddress(request, deps.gateways)}`),
    });
    clearBadge(request, reply, deps.operatorSettings.cookie_domain);
    if (token !== undefined) setCartCookie(request, reply, token);
    return { number, signature: orderSignature(secret, number), url: orderPath(deps, asked, number) };
  }

  async function cancel(asked: Asked, params: Params) {
    personal(asked.reply);
    const number = numberOf(params);
    const events = await cancelOrder(db, { number, houseEmail: deps.shopEmail, now: now() });
    purgeEvents(asked.reply, events);
  }

  async function present(lang: Language, params: Params) {
    const found = await findOrder(db, numberOf(params));
    if (!found) throw notFound('There is no such order');
    const { id, state, holdingCartId } = found.order;
    return presentOrder(found, {
      lang,
      signature: params['signature'] ?? '',
      now: now(),
      payUntil: state === 'pending' ? await payUntil(db, holdingCartId) : undefined,
      invoices: await invoicesOf(db, id),
      // An unconfirmed order can be cancelled, or not, whatever the rules of sale: they are not read for it.
      cancelHours: state === 'confirmed' ? cancelHours(await loadSalesRules(db)) : null,
    });
  }

  handleCall(app, deps, 'placeOrder', async ({ body, ...asked }) =>
    place(asked, {
      key: body.idempotency_key,
      values: valuesOfCall(body),
      shown: { tickets: body.tickets, total: body.total },
    }),
  );
  handleCall(app, deps, 'postOrder', async ({ body: { posted }, ...asked }) => {
    personal(asked.reply);
    const read = readPost(posted);
    if ('problems' in read) return { done: false, reason: 'values', problems: read.problems };
    const { idempotency_key: key, tickets, total } = read.body;
    try {
      const { url } = await place(asked, { key, values: read.values, shown: { tickets, total } });
      return { done: true, location: `${url}?placed=1` };
    } catch (error) {
      return refusedPost(error);
    }
  });
  handleCall(app, deps, 'order', async ({ lang, params, reply, request }) => {
    personal(reply);
    await askAboutPayment(deps, numberOf(params), (error) =>
      request.log.warn({ err: error }, 'Cannot fetch the state of a payment from its provider'),
    );
    return present(lang, params);
  });
  handleCall(app, deps, 'cancelOrder', async ({ params, ...asked }) => {
    await cancel(asked, params);
    return present(asked.lang, params);
  });
  handleCall(app, deps, 'postCancel', async ({ params, ...asked }) => {
    try {
      await cancel(asked, params);
      return { done: true };
    } catch (error) {
      return refusedPost(error);
    }
  });
  handleCall(app, deps, 'checkIn', async ({ body, request, reply }) => {
    personal(reply);
    const by = { authorId: (await requireEditor(deps, request)).id, now: now() };
    return checkInTicket(db, body, by);
  });
}
