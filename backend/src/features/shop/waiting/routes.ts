import { isSiteError, notFound, type AnswerOf } from '@vestibule/contracts';
import { isEmail } from '@vestibule/contracts/email';
import { MAX_WAITING_TICKETS, offerControl, WAITING_CONTROLS, WAITING_REFUSALS } from '@vestibule/contracts/waiting';
import type { FastifyInstance } from 'fastify';
import { number, object, string, type InferType } from 'yup';
import { isSame, sign } from '../../../platform/auth/signature';
import { checkBody } from '../../../platform/server/check-input';
import type { ShopDeps } from '../deps';
import { handleCall, type Call } from '../../../platform/api/handle-call';
import { requireMailedOrigin } from '../../../platform/server/own-origin';
import { siteLinks } from '../../../platform/server/site-links';
import { personal, purgeEvents } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { ownToken, setCartCookies, tokenByChance } from '../holds/cart-cookies';
import { stillHeld } from '../holds/held';
import { joinWaiting, nothingToWaitFor } from './join-waiting';
import { leaveWaiting } from './leave-waiting';
import { presentPlace } from './present-place';
import { takeOffer } from './take-offer';

/** Data of a visitor who waits for tickets of a sold-out date. */
const waitingRequest = object({
  email: string()
    .required()
    .max(254)
    .test('email', '${path} must be an e-mail address', (value) => isEmail(value)),
  quantity: number().integer().min(1).max(MAX_WAITING_TICKETS).required(),
}).noUnknown();

const signatureOf = (secret: Buffer, number: string): string => sign(secret, `waiting:${number}`);

/** Waiting lists of sold-out dates (docs/behaviour/tickets.md#waiting-list), by forms that need no script. */
export function waitingRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const { db, now, secret } = deps;
  const numberOf = ({ number = '', signature = '' }: Call<'waitingPlace'>['params']): string => {
    if (!isSame(signature, signatureOf(secret, number))) throw notFound('There is no such place on a waiting list');
    return number;
  };

  handleCall(app, deps, 'postWaiting', ({ body: { posted }, lang, params, request, reply }) => {
    personal(reply);
    return refusable(async () => {
      // A place is offered, taken and left by the mailed link.
      const origin = requireMailedOrigin(deps);
      const { email, quantity } = requested(posted);
      // Tickets of another system are not ours to offer.
      if (deps.ticketProvider) throw nothingToWaitFor();
      await joinWaiting(db, {
        eventId: parseId(params['id']) ?? 0,
        email,
        quantity,
        lang,
        now: now(),
        linkOf: (number) => {
          const path = siteLinks(request)?.('waiting-place', { number, signature: signatureOf(secret, number) }, lang);
          return path === undefined ? '' : origin + path;
        },
      });
      return { done: true };
    });
  });
  handleCall(app, deps, 'waitingPlace', ({ lang, params, reply }) => {
    personal(reply);
    return presentPlace(db, numberOf(params), lang, now());
  });
  handleCall(app, deps, 'postWaitingPlace', ({ body: { posted }, lang, params, request, reply }) => {
    personal(reply);
    return refusable(async () => {
      const [number, at] = [numberOf(params), now()];
      const form = new URLSearchParams(posted);
      if (form.has(WAITING_CONTROLS.leave)) {
        purgeEvents(reply, await leaveWaiting(db, number, at));
        return { done: true };
      }
      const cartToken = await ownToken(db, request, tokenByChance);
      purgeEvents(reply, await takeOffer(db, { number, cartToken, wanted: chosen(form), now: at }));
      const url = siteLinks(request)?.('cart', {}, lang) ?? '';
      setCartCookies(request, reply, {
        token: cartToken,
        url,
        held: await stillHeld(db, cartToken, at),
        now: at,
        domain: deps.operatorSettings.cookie_domain,
      });
      return { done: true, ...(url && { location: url }) };
    });
  });
}

function requested(posted: string): InferType<typeof waitingRequest> {
  const form = new URLSearchParams(posted);
  const email = (form.get(WAITING_CONTROLS.email) ?? '').trim();
  const quantity = Number(form.get(WAITING_CONTROLS.quantity));
  return checkBody(waitingRequest, { email, quantity }) as InferType<typeof waitingRequest>;
}

/** Tickets by sale type; an invalid number counts as none. */
function chosen(form: URLSearchParams): ReadonlyMap<number, number> {
  const prefix = offerControl(0).slice(0, -1);
  const wanted = new Map<number, number>();
  for (const [name, value] of form) {
    const saleType = name.startsWith(prefix) ? parseId(name.slice(prefix.length)) : undefined;
    if (saleType !== undefined && /^[1-9]\d?$/.test(value.trim())) wanted.set(saleType, Number(value));
  }
  return wanted;
}

/** Refusals that the pages have texts for, by field; throws any other error. */
async function refusable(work: () => Promise<AnswerOf<'postWaiting'>>): Promise<AnswerOf<'postWaiting'>> {
  try {
    return await work();
  } catch (error) {
    if (!isSiteError(error)) throw error;
    if (error.code === 'validation' && error.field)
      return { done: false, reason: 'values', problems: { [error.field]: error.code } };
    if (!WAITING_REFUSALS.some((known) => known === error.code)) throw error;
    return { done: false, reason: 'values', problems: { '': error.code } };
  }
}
