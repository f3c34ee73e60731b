import { isSiteError, type AnswerOf } from '@vestibule/contracts';
import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';
import { sitePath } from '@vestibule/contracts/paths/site-path';
import { credentials } from '@vestibule/contracts/schemas/users';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBody } from '../server/check-input';
import type { Deps } from '../server/deps';
import { handleCall } from '../api/handle-call';
import { personal } from '../server/tags';
import { clientAddress } from '../auth/client-address';
import { endAllSessions } from '../auth/end-sessions';
import { knownBrowser, rememberBrowser } from '../auth/known-browser';
import { login, type Credentials } from '../auth/login';
import { createLoginLimits } from '../auth/login-limits';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Logging in, by script and without, and out. */
export function loginRoutes(app: FastifyInstance, deps: Deps): void {
  const limited = createLoginLimits(deps.now);
  const logIn = async (asked: Asked, given: Credentials) => {
    personal(asked.reply);
    const account = given.email.trim().toLowerCase();
    const browser = knownBrowser(deps, asked.request, account);
    const attempt = { address: clientAddress(asked.request, deps.gateways), account, browser };
    const state = await limited(attempt, () => login(deps, given, asked));
    rememberBrowser(deps, asked, account);
    return state;
  };

  handleCall(app, deps, 'login', ({ body, ...asked }) => logIn(asked, body));
  handleCall(app, deps, 'postLogin', async ({ body: { posted }, lang, ...asked }) => {
    const form = new URLSearchParams(posted);
    try {
      await logIn(asked, checkBody(credentials, typedOf(form)) as Credentials);
      return { done: true, location: sitePath(form.get(CUSTOMER_CONTROLS.next)) ?? `/${lang}` };
    } catch (error) {
      return refusalOf(error);
    }
  });
  handleCall(app, deps, 'logout', async ({ request, reply }) => {
    personal(reply);
    await endAllSessions(deps, request, reply);
    return {};
  });
}

function typedOf(form: URLSearchParams) {
  const [email, password, code] = ['email', 'password', 'code'].map((name) => form.get(name) ?? '');
  return { email, password, ...(code && { code }) };
}

/** Refusals that the page has texts for: the field that is wrong, or '' for both; throws any other error. */
function refusalOf(error: unknown): AnswerOf<'postLogin'> {
  if (!isSiteError(error) || !['validation', 'unauthorised', 'second_factor'].includes(error.code)) throw error;
  const field = error.code === 'unauthorised' ? (error.field ?? '') : error.field;
  return { done: false, reason: 'values', problems: { [field ?? '']: error.code } };
}
