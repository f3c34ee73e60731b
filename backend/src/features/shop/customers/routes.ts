import { isSiteError, type Language } from '@vestibule/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginCustomerSession } from '../../../platform/auth/begin-session';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { createLimiter } from '../../../platform/server/limiter';
import { siteLinks } from '../../../platform/server/site-links';
import { personal } from '../../../platform/server/tags';
import { customerPages } from './customer-pages';
import { ownCustomerRoutes } from './own-routes';
import { chooseByLink } from './password-links';
import { refused, tokenOf, withValues } from './posted-form';
import { confirmRegistration, register } from './register';

/** Registrations from one address, and mails about them to one (docs/behaviour/tickets.md#accounts). */
const MAIL_LIMIT = { max: 3, seconds: 3600 };

/** Accounts of those who buy tickets, by forms that need no script (docs/behaviour/tickets.md#accounts). */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
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

  handleCall(app, deps, 'postRegistration', ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    const pages = customerPages(deps, request, lang);
    return withValues('registration', posted, async (values) => {
      await register(db, values, { lang, pages, now: now(), mayMail });
      return { done: true };
    });
  });
  handleCall(app, deps, 'postConfirmation', ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    return withValues('confirmation', posted, async ({ password }) => {
      const confirmed = await confirmRegistration(db, tokenOf(posted), password, now());
      if (confirmed === 'gone') return refused({ '': 'gone' });
      if (confirmed === 'wrong') return refused({ password: 'wrong' });
      await beginCustomerSession(deps, request, reply, confirmed);
      return { done: true, location: `${pathOf(request, 'user-profile', lang)}?welcome=1` };
    });
  });
  handleCall(app, deps, 'postNewPassword', ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    return withValues('newPassword', posted, async ({ new_password: password }) =>
      (await chooseByLink(db, tokenOf(posted), password, { lang, now: now() }))
        ? { done: true, location: `${pathOf(request, 'login', lang)}?chosen=1` }
        : refused({ '': 'gone' }),
    );
  });
  ownCustomerRoutes(app, deps);
}
