import type { CartLine, Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/auth/client-address';
import type { Deps } from '../../platform/server/deps';
import { endpoint, type Call } from '../../platform/server/endpoint';
import { createLimiter } from '../../platform/server/limiter';
import { siteLinks } from '../../platform/server/site-links';
import { personal, purgeEvents } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { applyVoucher } from '../vouchers/apply-voucher';
import { cartToken, clearBadge, ownToken, setCartCookies } from './cart-cookies';
import { changeLine, extendCart } from './change-cart';
import { stillHeld } from './held';
import type { HoldRequest } from './hold-request';
import { holdTickets } from './hold-tickets';
import { hourly, removeOldCarts } from './old-carts';
import { postCart, postCartChange } from './post-cart';
import { readCart } from './read-cart';
import { createTicketLimit } from './ticket-limit';

const amountOf = (lines: readonly CartLine[]) =>
  lines.flatMap(({ quantities }) => quantities).reduce((sum, quantity) => sum + quantity, 0);
/** Empty where no address of the cart's page is given. */
const cartUrl = (request: FastifyRequest, lang: Language) => siteLinks(request)?.('cart', {}, lang) ?? '';

type Asked = Pick<Call<'cart'>, 'lang' | 'request' | 'reply'>;

/** Reading the cart, changing it and adding to it: one seat-group line, or all lines at once. */
export function cartRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, unsafeCart } = deps;
  const limited = createTicketLimit(deps.ticketsPerAddress);
  const tidy = hourly((at) => removeOldCarts(db, at));

  async function read({ lang, request, reply }: Asked) {
    personal(reply);
    const [token, at] = [cartToken(request), now()];
    const held = await stillHeld(db, token, at);
    // Some tickets may have run out since the cookies were set, and the badge shows what they say.
    if (token !== undefined && held.quantity > 0)
      setCartCookies(request, reply, { token, url: cartUrl(request, lang), held, now: at });
    else clearBadge(request, reply);
    return readCart(db, { token, lang, now: at, hasPaymentPage: deps.payment !== undefined });
  }
  endpoint(app, deps, 'cart', read);

  async function add(
    { lang, request, reply }: Asked,
    wanted: Pick<HoldRequest, 'lines' | 'listed' | 'idempotencyKey'>,
  ) {
    personal(reply);
    const at = now();
    const token = await ownToken(db, request);
    const held = await limited(clientAddress(request, deps.gateways), amountOf(wanted.lines), () =>
      holdTickets(db, { ...wanted, cartToken: token, now: at, unsafe: unsafeCart }),
    );
    const url = cartUrl(request, lang);
    setCartCookies(request, reply, { token, url, held: await stillHeld(db, token, at), now: at });
    purgeEvents(reply, held.changedEvents);
    // Beside the answer: a visitor does not wait for it, and a failure is none of his.
    tidy(now()).catch((error: unknown) => request.log.warn({ err: error }, 'Old carts could not be removed'));
    return { tickets_quantity: held.quantity, cart_url: url };
  }

  endpoint(app, deps, 'addToCart', ({ body, ...asked }) =>
    'lines' in body
      ? add(asked, { lines: body.lines, listed: true, idempotencyKey: body.idempotency_key })
      : add(asked, { lines: [body] }),
  );
  endpoint(app, deps, 'postCart', ({ body: { posted }, ...asked }) => {
    personal(asked.reply);
    return postCart(posted, (lines) => add(asked, { lines, listed: true }));
  });

  async function change({ request, reply }: Asked, line: number, quantity: number) {
    const address = clientAddress(request, deps.gateways);
    const { events } = await limited(address, quantity, () =>
      changeLine(db, { cartToken: cartToken(request), line, quantity, now: now() }),
    );
    purgeEvents(reply, events);
  }
  const extend = ({ request }: Asked) => extendCart(db, { cartToken: cartToken(request), now: now() });

  /** Of codes that nobody knows, so many in a quarter of an hour from one address. */
  const guesses = createLimiter({
    max: 20,
    seconds: 900,
    message: 'Too many vouchers were tried from your connection.',
  });
  async function redeem({ request }: Asked, code: string) {
    const address = clientAddress(request, deps.gateways);
    await guesses.take(address);
    const problem = await applyVoucher(db, { cartToken: cartToken(request), code, now: now() });
    if (problem !== 'unknown') await guesses.giveBack(address, 1);
    return problem;
  }

  endpoint(app, deps, 'changeCart', async ({ body, params, ...asked }) => {
    await change(asked, parseId(params['id']) ?? 0, body.quantity);
    return read(asked);
  });
  endpoint(app, deps, 'extendCart', async (asked) => {
    await extend(asked);
    return read(asked);
  });
  endpoint(app, deps, 'postCartChange', async ({ body: { posted }, ...asked }) => {
    const answer = await postCartChange(posted, {
      change: (line, quantity) => change(asked, line, quantity),
      extend: () => extend(asked),
      redeem: ({ code }) => redeem(asked, code),
    });
    await read(asked);
    return answer;
  });
}
