import { SiteError, type LoginState } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { customers } from './customer-tables';
import { users } from './user-tables';
import type { Deps } from '../server/deps';
import { beginCustomerSession, beginEditorSession } from './begin-session';
import { checkPassword } from './password';
import { presentCustomer, presentLogin } from './present-login';
import { checkSecondFactor } from './second-factor';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Starts a session in place of the present one: of an account of the hub, else of a customer. Throws `unauthorised`,
 * the same for an unknown address, a wrong password and a blocked account; `second_factor` where a code is needed. Both
 * passwords are always compared, so that the time reveals neither whether there is an account nor which.
 */
export async function login(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  { email: typed, password, code }: Credentials,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<LoginState> {
  const email = typed.toLowerCase();
  const [[user], [customer]] = await Promise.all([
    deps.db.select().from(users).where(eq(users.email, email)),
    deps.db.select().from(customers).where(eq(customers.email, email)),
  ]);
  const [isUser, isCustomer] = await Promise.all([
    checkPassword(user?.passwordHash ?? undefined, password),
    checkPassword(customer?.passwordHash, password),
  ]);
  if (user && isUser && user.deactivatedAt === null) {
    await checkSecondFactor(deps, user, code);
    const session = await beginEditorSession(deps, request, reply, user.id);
    // Null where it was shut, or logged out everywhere, in this very moment.
    if (session) return presentLogin(session.user);
  } else if (customer && isCustomer && (await beginCustomerSession(deps, request, reply, customer)))
    return presentCustomer(customer);
  throw new SiteError('unauthorised', 401, 'E-mail address or password is wrong');
}
