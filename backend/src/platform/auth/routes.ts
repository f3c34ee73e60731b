import { COOKIES, type LoginState } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { siteLinks } from '../server/site-links';
import { personal } from '../server/tags';
import { changePassword } from './change-password';
import { clientAddress } from './client-address';
import { common, sessionCookie } from './cookies';
import { issueToken, setToken } from './csrf';
import { isEditor, requireEditor, requireSession, sessionOf } from './identity';
import { login } from './login';
import { createLoginLimits } from './login-limits';
import { endSession, tokenHashOf, type User } from './sessions';

/** Ten guesses at the old password in five minutes. */
const CHANGE_LIMIT = { max: 10, seconds: 300 };

/** Sessions, csrf tokens, and who is asking. */
export function authRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'csrf', async ({ request, reply }) => {
    personal(reply);
    return { csrftoken: await issueToken(deps, request, reply) };
  });

  const limited = createLoginLimits(deps.now);
  endpoint(app, deps, 'login', async ({ request, reply, body }) => {
    personal(reply);
    const attempt = { address: clientAddress(request, deps.gateways), account: body.email };
    const { user, token, tokenHash } = await limited(attempt, () =>
      login(deps, body, {
        oldToken: request.cookies[COOKIES.session],
        browser: request.headers['user-agent'],
      }),
    );
    reply.setCookie(COOKIES.session, token, sessionCookie(request));
    setToken(deps, request, reply, tokenHash);
    return presentLogin(user);
  });

  endpoint(app, deps, 'logout', async ({ request, reply }) => {
    const token = request.cookies[COOKIES.session];
    if (token !== undefined) await endSession(deps.db, token);
    personal(reply.clearCookie(COOKIES.session, common(request)));
    setToken(deps, request, reply);
    return {};
  });

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
    const user = (await sessionOf(deps, request))?.user;
    return {
      has_dashboard_online_access: user?.hasDashboardOnlineAccess ?? false,
      is_logged_in: user !== undefined,
      role: user ? roleOf(user) : '',
      username: user?.username ?? '',
      email: user?.email ?? '',
      first_name: user?.firstName ?? '',
      last_name: user?.lastName ?? '',
      login_url: siteLinks(request)?.('login', {}, lang) ?? '',
      logout_url: user ? '/api/user-logout/' : '',
      webshop_url: '',
    };
  });
}

function presentLogin(user: User): LoginState {
  const { id, email, username } = user;
  return {
    logged: true,
    id,
    email,
    username,
    role: roleOf(user),
    admin_menus: isEditor(user) ? [{ title: 'Content-Hub', route: 'editor/hub' }] : [],
  };
}

/** The role as the contract knows it: '' for an account that may not edit. */
const roleOf = (user: User) => (isEditor(user) ? user.role : '');
