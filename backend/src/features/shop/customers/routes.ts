import { isSiteError, type Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginCustomerSession } from '../../../platform/auth/begin-session';
import { clientAddress } from '../../../platform/auth/client-address';
import type { Deps } from '../../../platform/server/deps';
import { endpoint } from '../../../platform/api/endpoint';
import { createLimiter } from '../../../platform/server/limiter';
import { siteLinks } from '../../../platform/server/site-links';
import { personal } from '../../../platform/server/tags';
import { customerPages } from './customer-pages';
import { ownCustomerRoutes } from './own-routes';
import { chooseByLink } from './password-links';
import { refused, tokenOf, withValues } from './posted-form';
import { confirmRegistration, register } from './register';

/** Registrations from one address, and mails about them to one (docs/behaviour/tickets.md#accounts). */
const REGISTER_LIMIT = { max: 5, seconds: 900 };
const MAIL_LIMIT = { max: 3, seconds: 3600 };
const LINK_LIMIT = { max: 20, seconds: 300 };

/** Accounts of those who buy tickets, by forms that need no script (docs/behaviour/tickets.md#accounts). */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const key = ({ request }: { readonly request: FastifyRequest }) => clientAddress(request, deps.gateways);
  const pathOf = (request: FastifyRequest, route: 'login' | 'user-profile', lang: Language) =>
    siteLinks(request)?.(route, {}, lang) ?? `/${lang}`;
  const mails = createLimiter(MAIL_LIMIT);
  const mayMail = (email: string) =>
    mails.take(email).then(
      () => true,
      (error: unknown) => {
        if (isSiteError(error)) return false;
        throw error;
      },
    );

  endpoint(
    app,
    deps,
    'postRegistration',
    ({ body: { posted }, lang, request, reply }) => {
      personal(reply);
      const pages = customerPages(deps, request, lang);
      return withValues('registration', posted, async (values) => {
        await register(db, values, { lang, pages, now: now(), mayMail });
        return { done: true };
      });
    },
    { limit: { ...REGISTER_LIMIT, key } },
  );
  endpoint(
    app,
    deps,
    'postConfirmation',
    ({ body: { posted }, lang, request, reply }) => {
      personal(reply);
      return withValues('confirmation', posted, async ({ password }) => {
        const confirmed = await confirmRegistration(db, tokenOf(posted), password, now());
        if (confirmed === 'gone') return refused({ '': 'gone' });
        if (confirmed === 'wrong') return refused({ password: 'wrong' });
        await beginCustomerSession(deps, request, reply, confirmed);
        return { done: true, location: `${pathOf(request, 'user-profile', lang)}?welcome=1` };
      });
    },
    { limit: { ...LINK_LIMIT, key } },
  );
  endpoint(
    app,
    deps,
    'postNewPassword',
    ({ body: { posted }, lang, request, reply }) => {
      personal(reply);
      return withValues('newPassword', posted, async ({ new_password: password }) =>
        (await chooseByLink(db, tokenOf(posted), password, now()))
          ? { done: true, location: `${pathOf(request, 'login', lang)}?chosen=1` }
          : refused({ '': 'gone' }),
      );
    },
    { limit: { ...LINK_LIMIT, key } },
  );
  ownCustomerRoutes(app, deps);
}
