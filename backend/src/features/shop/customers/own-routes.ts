import { COOKIES } from '@vestibule/contracts';
import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../platform/auth/client-address';
import { endAllSessions } from '../../../platform/auth/end-sessions';
import { customerOf, requireCustomer } from '../../../platform/auth/identity';
import { tokenHashOf } from '../../../platform/auth/sessions';
import type { Deps } from '../../../platform/server/deps';
import { endpoint } from '../../../platform/api/endpoint';
import { createLimiter } from '../../../platform/server/limiter';
import { siteLinks } from '../../../platform/server/site-links';
import { personal } from '../../../platform/server/tags';
import { orderPath } from '../order-data/order-address';
import { changeOwnPassword, changeProfile, deleteAccount, presentOwn } from './own-account';
import { ownOrders } from './own-orders';
import { refused, withValues } from './posted-form';

/** Guesses at the own password, whatever it is asked for. */
const PROOF_LIMIT = { max: 10, seconds: 300 };

/** What a customer does with their own account. */
export function ownCustomerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const limit = {
    limiter: createLimiter(PROOF_LIMIT),
    key: ({ request }: { readonly request: FastifyRequest }) =>
      `${clientAddress(request, deps.gateways)}:${tokenHashOf(request.cookies[COOKIES.customer] ?? '')}`,
  };

  endpoint(app, deps, 'customer', async ({ request, reply }) => {
    personal(reply);
    const session = await customerOf(deps, request);
    return { customer: session && presentOwn(session.customer) };
  });
  endpoint(app, deps, 'customerOrders', async ({ lang, request, reply }) => {
    personal(reply);
    const { customer } = await requireCustomer(deps, request);
    return ownOrders(db, customer.id, (number) => orderPath(deps, { lang, request }, number));
  });
  endpoint(app, deps, 'postProfile', async ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    if (new URLSearchParams(posted).has(CUSTOMER_CONTROLS.logout)) {
      await endAllSessions(deps, request, reply);
      return { done: true, location: `/${lang}` };
    }
    const { customer } = await requireCustomer(deps, request);
    return withValues('profile', posted, async (values) => {
      await changeProfile(db, customer, values);
      return { done: true };
    });
  });
  endpoint(
    app,
    deps,
    'postPasswordChange',
    async ({ body: { posted }, request, reply }) => {
      personal(reply);
      const session = await requireCustomer(deps, request);
      return withValues('passwordChange', posted, async (values) =>
        (await changeOwnPassword(db, session, values)) ? { done: true } : refused({ old_password: 'wrong' }),
      );
    },
    { limit },
  );
  endpoint(
    app,
    deps,
    'postDeletion',
    async ({ body: { posted }, lang, request, reply }) => {
      personal(reply);
      const { customer } = await requireCustomer(deps, request);
      return withValues('deletion', posted, async ({ password }) => {
        if (!(await deleteAccount(db, customer, password))) return refused({ password: 'wrong' });
        await endAllSessions(deps, request, reply);
        return { done: true, location: `${siteLinks(request)?.('login', {}, lang) ?? `/${lang}`}?deleted=1` };
      });
    },
    { limit },
  );
}
