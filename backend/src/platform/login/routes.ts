import { COOKIES } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../api/endpoint';
import { siteLinks } from '../server/site-links';
import { personal } from '../server/tags';
import { changePassword } from '../auth/change-password';
import { clientAddress } from '../auth/client-address';
import { issueToken } from '../auth/csrf';
import { clearCustomerCookies } from '../auth/customer-sessions';
import { customerOf, requireEditor, requireSession, sessionOf } from '../auth/identity';
import { loginRoutes } from './login-routes';
import { presentDetails, presentLogin } from '../auth/present-login';
import { tokenHashOf } from '../auth/sessions';

/** Ten guesses at the old password in five minutes. */
const CHANGE_LIMIT = { max: 10, seconds: 300 };

/** Sessions, csrf tokens, and who is asking. */
export function authRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'csrf', async ({ request, reply }) => {
    personal(reply);
    return { csrftoken: await issueToken(deps, request, reply) };
  });

  loginRoutes(app, deps);
  endpoint(
    app,
    deps,
    'changePassword',
    async ({ request, reply, body }) => {
      personal(reply);
      await changePassword(deps, await requireSession(deps, request), body);
      return {};
    },
    {
      limit: {
        ...CHANGE_LIMIT,
        key: ({ request }) =>
          `${clientAddress(request, deps.gateways)}:${tokenHashOf(request.cookies[COOKIES.session] ?? '')}`,
      },
    },
  );

  endpoint(app, deps, 'user', async ({ request, reply }) => {
    personal(reply);
    return presentLogin(await requireEditor(deps, request));
  });

  endpoint(app, deps, 'userDetails', async ({ request, reply, lang }) => {
    personal(reply);
    const [session, customer] = [await sessionOf(deps, request), await customerOf(deps, request)];
    // A browser need not ask again for whom nobody is.
    if (!customer) clearCustomerCookies(request, reply);
    return presentDetails(session?.user, customer?.customer, siteLinks(request)?.('login', {}, lang) ?? '');
  });
}
