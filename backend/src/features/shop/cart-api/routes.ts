import type { CartLine, Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/auth/client-address';
import type { ShopDeps } from '../deps';
import { handleCall, type Call } from '../../../platform/api/handle-call';
import { createLimiter } from '../../../platform/server/limiter';
import { siteLinks } from '../../../platform/server/site-links';
import { personal, purgeEvents } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import type { CartOf, CartRead } from '../providers/ticket-provider';
import { ticketsOf } from '../providers/tickets-of';
import { cartToken, clearBadge, ownToken, setCartCookies } from '../holds/cart-cookies';
import type { HoldRequest } from '../holds/hold-request';
import { hourly, removeOldCarts } from './old-carts';
import { orderPath } from '../order-data/order-address';
import { unpaidOrders } from '../order-data/unpaid-orders';
import { postCart, postCartChange } from './post-cart';
import { createTicketLimit } from './ticket-limit';

const amountOf = (lines: readonly CartLine[]) =>
  lines.flatMap(({ quantities }) => quantities).reduce((sum, quantity) => sum + quantity, 0);
/** Empty where no address of the cart's page is given. */
const cartUrl = (request: FastifyRequest, lang: Language) => siteLinks(request)?.('cart', {}, lang) ?? '';

type Asked = Pick<Call<'cart'>, 'lang' | 'request' | 'reply'>;

/** Reading the cart, changing it and adding to it: one seat-group line, or all lines at once. */
export function cartRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const { db, now, operatorSettings } = deps;
  const domain = operatorSettings.cookie_domain;
  const provider = ticketsOf(deps);
  const limited = createTicketLimit(deps.ticketsPerAddress);
  const tidy = hourly((at) => removeOldCarts(db, at));
  const cartOf = ({ lang, request }: Asked) => ({ cartToken: cartToken(request), lang, now: now() });

  function answer({ lang, request, reply }: Asked, { cartToken: token, now: at }: CartOf, { cart, held }: CartRead) {
    personal(reply);
    // Some tickets may have run out since the cookies were set, and the badge shows what they say.
    if (token !== undefined && held.quantity > 0)
      setCartCookies(request, reply, { token, url: cartUrl(request, lang), held, now: at, domain });
    else clearBadge(request, reply, domain);
    return cart;
  }
  async function read(asked: Asked) {
    const own = cartOf(asked);
    const cart = answer(asked, own, await provider.read(own));
    const unpaid = await unpaidOrders(db, own.cartToken, own.now);
    if (unpaid.length === 0) return cart;
    return { ...cart, unpaid_orders: unpaid.map((number) => ({ number, url: orderPath(deps, asked, number) })) };
  }
  handleCall(app, deps, 'cart', read);

  async function add(
    { lang, request, reply }: Asked,
    wanted: Pick<HoldRequest, 'lines' | 'listed' | 'idempotencyKey'>,
  ) {
    personal(reply);
    const at = now();
    const token = await ownToken(db, request, () => provider.newCart(wanted.idempotencyKey));
    const added = await limited(clientAddress(request, deps.gateways), amountOf(wanted.lines), () =>
      provider.add({ ...wanted, cartToken: token, lang, now: at }),
    );
    const url = cartUrl(request, lang);
    setCartCookies(request, reply, { token, url, held: added.held, now: at, domain });
    purgeEvents(reply, added.changedEvents);
    // Beside the response: a visitor does not wait for it, and its failure does not concern them.
    tidy(now()).catch((error: unknown) => request.log.warn({ err: error }, 'Old carts could not be removed'));
    return { tickets_quantity: added.quantity, cart_url: url, ...(added.version && { version: added.version }) };
  }

  handleCall(app, deps, 'addToCart', ({ body, ...asked }) =>
    'lines' in body
      ? add(asked, { lines: body.lines, listed: true, idempotencyKey: body.idempotency_key })
      : add(asked, { lines: [body] }),
  );
  handleCall(app, deps, 'postCart', ({ body: { posted }, ...asked }) => {
    personal(asked.reply);
    return postCart(posted, (lines) => add(asked, { lines, listed: true }));
  });

  async function change(asked: Asked, line: number, quantity: number) {
    const own = cartOf(asked);
    const changed = await limited(clientAddress(asked.request, deps.gateways), quantity, () =>
      provider.change({ ...own, line, quantity }),
    );
    purgeEvents(asked.reply, changed.changedEvents);
    return answer(asked, own, changed);
  }
  async function extend(asked: Asked) {
    const own = cartOf(asked);
    return answer(asked, own, await provider.extend(own));
  }

  /** Limit of unknown codes from one address in a quarter of an hour. */
  const guesses = createLimiter({
    max: 20,
    seconds: 900,
    message: 'Too many vouchers were tried from your connection.',
  });
  async function redeem({ request }: Asked, code: string) {
    const address = clientAddress(request, deps.gateways);
    await guesses.take(address);
    const problem = await provider.redeem({ cartToken: cartToken(request), code, now: now() });
    if (problem !== 'unknown') await guesses.giveBack(address, 1);
    return problem;
  }

  handleCall(app, deps, 'changeCart', ({ body, params, ...asked }) =>
    change(asked, parseId(params['id']) ?? 0, body.quantity),
  );
  handleCall(app, deps, 'extendCart', extend);
  handleCall(app, deps, 'postCartChange', async ({ body: { posted }, ...asked }) => {
    personal(asked.reply);
    const answer = await postCartChange(posted, {
      change: (line, quantity) => change(asked, line, quantity),
      extend: () => extend(asked),
      redeem: ({ code }) => redeem(asked, code),
    });
    // A refusal may mean that the badge is wrong.
    if (!answer.done) await read(asked);
    return answer;
  });
}
