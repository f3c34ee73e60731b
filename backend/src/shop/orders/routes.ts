import { notFound, type Language } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireEditor } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { endpoint } from '../../platform/server/endpoint';
import { ownOrigin } from '../../platform/server/own-origin';
import { siteLinks } from '../../platform/server/site-links';
import { changed, personal } from '../../platform/server/tags';
import { cartToken, clearBadge } from '../cart/cart-cookies';
import { cancelOrder } from './cancel-order';
import { checkInTicket } from './check-in';
import { findOrder } from './find-order';
import { isOrderSignature, orderSignature } from './order-link';
import { readPost, refusedPost, valuesOfCall } from './order-request';
import { placeOrder, type OrderOfCart } from './place-order';
import { presentOrder } from './present-order';

interface Asked {
  readonly lang: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Params = Readonly<Record<string, string>>;

/** Orders: made of a cart, seen and cancelled by whoever has the signed link; tickets let in at the door. */
export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, secret, siteOrigins } = deps;
  const pathOf = ({ request, lang }: Omit<Asked, 'reply'>, number: string) =>
    siteLinks(request)?.('order', { number, signature: orderSignature(secret, number) }, lang) ?? '';
  const linkOf = (asked: Omit<Asked, 'reply'>) => (number: string) => {
    const path = pathOf(asked, number);
    return path && (siteOrigins[0] ?? ownOrigin(asked.request)?.origin ?? '') + path;
  };
  const numberOf = ({ number = '', signature = '' }: Params) => {
    if (!isOrderSignature(secret, number, signature)) throw notFound('There is no such order');
    return number;
  };

  async function place(asked: Asked, order: Pick<OrderOfCart, 'key' | 'values' | 'shown'>) {
    const { lang, request, reply } = asked;
    personal(reply);
    const number = await placeOrder(db, {
      ...order,
      cartToken: cartToken(request),
      lang,
      now: now(),
      linkOf: linkOf(asked),
    });
    clearBadge(request, reply);
    return { number, signature: orderSignature(secret, number), url: pathOf(asked, number) };
  }

  async function cancel(asked: Asked, params: Params) {
    personal(asked.reply);
    const number = numberOf(params);
    const events = await cancelOrder(db, { number, link: linkOf(asked)(number), now: now() });
    if (events.length > 0) changed(asked.reply, 'events', ...events.map((id) => tagOf('event', id)));
    return present(asked.lang, params);
  }

  async function present(lang: Language, params: Params) {
    const found = await findOrder(db, numberOf(params));
    if (!found) throw notFound('There is no such order');
    return presentOrder(found, { lang, signature: params['signature'] ?? '', now: now() });
  }

  endpoint(app, deps, 'placeOrder', async ({ body, ...asked }) =>
    place(asked, {
      key: body.idempotency_key,
      values: valuesOfCall(body),
      shown: { tickets: body.tickets, total: body.total },
    }),
  );
  endpoint(app, deps, 'postOrder', async ({ body: { posted }, ...asked }) => {
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
  endpoint(app, deps, 'order', async ({ lang, params, reply }) => {
    personal(reply);
    return present(lang, params);
  });
  endpoint(app, deps, 'cancelOrder', ({ params, ...asked }) => cancel(asked, params));
  endpoint(app, deps, 'postCancel', async ({ params, ...asked }) => {
    try {
      await cancel(asked, params);
      return { done: true };
    } catch (error) {
      return refusedPost(error);
    }
  });
  endpoint(
    app,
    deps,
    'checkIn',
    ({ body, reply }) => {
      personal(reply);
      return checkInTicket(db, body.code, now());
    },
    { authorise: async (request) => void (await requireEditor(deps, request)) },
  );
}
