import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { handleCall } from '../api/handle-call';
import { siteLinks } from '../server/site-links';
import { personal } from '../server/tags';
import { issueToken } from '../auth/csrf';
import { clearCustomerCookies } from '../auth/customer-sessions';
import { customerOf, requireEditor, sessionOf } from '../auth/identity';
import { loginRoutes } from './login-routes';
import { presentDetails, presentLogin } from '../auth/present-login';

/** Sessions, csrf tokens, and who is asking. */
export function authRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'csrf', async ({ request, reply }) => {
    personal(reply);
    return { csrftoken: await issueToken(deps, request, reply) };
  });

  loginRoutes(app, deps);
  handleCall(app, deps, 'user', async ({ request, reply }) => {
    personal(reply);
    return presentLogin(await requireEditor(deps, request));
  });

  handleCall(app, deps, 'userDetails', async ({ request, reply, lang }) => {
    personal(reply);
    const [session, customer] = [await sessionOf(deps, request), await customerOf(deps, request)];
    // A browser without a session need not request it.
    if (!customer) clearCustomerCookies(request, reply);
    return presentDetails(session?.user, customer?.customer, {
      loginUrl: siteLinks(request)?.('login', {}, lang) ?? '',
      webshopUrl: deps.webshopUrl,
    });
  });
}
