import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';
import type { FastifyInstance } from 'fastify';
import { endAllSessions } from '../../../platform/auth/end-sessions';
import { customerOf, requireCustomer } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { siteLinks } from '../../../platform/server/site-links';
import { personal } from '../../../platform/server/tags';
import { orderPath } from '../order-data/order-address';
import { changeOwnPassword, changeProfile, deleteAccount, presentOwn } from './own-account';
import { ownOrders } from './own-orders';
import { refused, withValues } from './posted-form';

/** Calls of a customer for their own account. */
export function ownCustomerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'customer', async ({ request, reply }) => {
    personal(reply);
    const session = await customerOf(deps, request);
    return { customer: session && presentOwn(session.customer) };
  });
  handleCall(app, deps, 'customerOrders', async ({ lang, request, reply }) => {
    personal(reply);
    const { customer } = await requireCustomer(deps, request);
    return ownOrders(db, customer.id, (number) => orderPath(deps, { lang, request }, number));
  });
  handleCall(app, deps, 'postProfile', async ({ body: { posted }, lang, request, reply }) => {
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
  handleCall(app, deps, 'postPasswordChange', async ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    const session = await requireCustomer(deps, request);
    return withValues('passwordChange', posted, async (values) =>
      (await changeOwnPassword(db, session, values, { lang, now: now() }))
        ? { done: true }
        : refused({ old_password: 'wrong' }),
    );
  });
  handleCall(app, deps, 'postDeletion', async ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    const { customer } = await requireCustomer(deps, request);
    return withValues('deletion', posted, async ({ password }) => {
      if (!(await deleteAccount(db, customer, password))) return refused({ password: 'wrong' });
      await endAllSessions(deps, request, reply);
      return { done: true, location: `${siteLinks(request)?.('login', {}, lang) ?? `/${lang}`}?deleted=1` };
    });
  });
}
