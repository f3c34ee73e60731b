import { COOKIES, type LoginState } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { personal } from '../server/tags';
import { changePassword } from './change-password';
import { clientAddress } from './client-address';
import { common, sessionCookie } from './cookies';
import { issueToken, setToken } from './csrf';
import { editorOf, requireEditor, requireSession } from './identity';
import { login } from './login';
import { endSession, tokenHashOf, type User } from './sessions';

/** Ten attempts in five minutes from one address for one account: enough for a forgotten password, useless for guessing. */
const LOGIN_LIMIT = { max: 10, seconds: 300 };

/** Sessions, csrf tokens, and who is asking. */
export function authRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'csrf', async ({ request, reply }) => {
    personal(reply);
    return { csrftoken: await issueToken(deps, request, reply) };
  });

  endpoint(
    app,
    deps,
    'login',
    async ({ request, reply, body }) => {
      personal(reply);
      const { user, token, tokenHash } = await login(deps, body, request.cookies[COOKIES.session]);
      reply.setCookie(COOKIES.session, token, sessionCookie(request));
      setToken(deps, request, reply, tokenHash);
      return presentLogin(user);
    },
    { limit: { ...LOGIN_LIMIT, key: ({ request }) => `${clientAddress(request)}:${emailOf(request.body)}` } },
  );

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
    { limit: { ...LOGIN_LIMIT, key: ({ request }) => `${clientAddress(request)}:${tokenHashOf(request.cookies[COOKIES.session] ?? '')}` } },
  );

  endpoint(app, deps, 'user', async ({ request, reply }) => {
    personal(reply);
    return presentLogin(await requireEditor(deps, request));
  });

  endpoint(app, deps, 'userDetails', async ({ request, reply, lang }) => {
    personal(reply);
    const user = await editorOf(deps, request);
    return {
      has_dashboard_online_access: user?.hasDashboardOnlineAccess ?? false,
      is_logged_in: user !== null,
      role: user?.role ?? '',
      username: user?.username ?? '',
      email: user?.email ?? '',
      first_name: user?.firstName ?? '',
      last_name: user?.lastName ?? '',
      login_url: `/${lang}/user/login`,
      logout_url: user ? '/api/user-logout/' : '',
      webshop_url: '',
    };
  });
}

function presentLogin(user: User): LoginState {
  const { id, email, username, role } = user;
  return { logged: true, id, email, username, role, admin_menus: [{ title: 'Content-Hub', url: '/cms-hub' }] };
}

/** The account that a login attempt is for, as the limit counts it; the body is not checked yet. */
function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
