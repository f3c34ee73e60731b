import { notFound, SiteError, type Language } from '@vestibule/contracts';
import { isEmail } from '@vestibule/contracts/email';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { By } from '../../platform/audit/note';
import { requireEditor } from '../../platform/auth/identity';
import { users } from '../../platform/auth/user-tables';
import type { MailDeps } from '../../engines/mail/mail-jobs';
import { handleCall } from '../../platform/api/handle-call';
import { requireMailedOrigin } from '../../platform/server/own-origin';
import { siteLinks } from '../../platform/server/site-links';
import { personal } from '../../platform/server/tags';
import { isStorableText, parseId } from '../../platform/server/unstorable';
import { listAccounts } from './accounts';
import { choosePassword } from './choose-password';
import { ownRoutes } from './own-routes';
import { queuePasswordLink } from './password-link';
import { requestLink } from './request-link';
import { requireOwnOrLess } from './require-rights';
import { changeAccount, endSessions, invite, removeSecondFactor } from './write-accounts';

const MAX_EMAIL = 254;

/** Accounts of the hub, and calls of users without a password. */
export function userRoutes(app: FastifyInstance, deps: MailDeps): void {
  const { db, now } = deps;
  const isMailed = deps.mailServer !== undefined;
  const by = async (request: FastifyRequest): Promise<By> => ({
    authorId: (await requireEditor(deps, request)).id,
    now: now(),
  });
  const pathOfPage = (request: FastifyRequest, lang: Language) =>
    siteLinks(request)?.('user-password', {}, lang) ?? `/${lang}`;
  const pageFor = (request: FastifyRequest, lang: Language) => requireMailedOrigin(deps) + pathOfPage(request, lang);
  const idOf = ({ id }: Readonly<Record<string, string>>) => {
    const parsed = parseId(id);
    if (parsed === undefined) throw notFound('There is no such account');
    return parsed;
  };

  handleCall(app, deps, 'users', ({ reply }) => {
    personal(reply);
    return listAccounts(db, now());
  });
  handleCall(app, deps, 'inviteUser', async ({ body, request, reply }) => {
    personal(reply);
    const { account, link } = await invite(db, await by(request), body, (lang) => pageFor(request, lang));
    return { ...account, is_mailed: isMailed, link: isMailed ? null : link };
  });
  handleCall(app, deps, 'changeUser', async ({ body, params, request, reply }) => {
    personal(reply);
    return changeAccount(db, await by(request), idOf(params), body);
  });
  handleCall(app, deps, 'dropSecondFactor', async ({ params, lang, request, reply }) => {
    personal(reply);
    return removeSecondFactor(db, await by(request), idOf(params), lang);
  });
  handleCall(app, deps, 'endUserSessions', async ({ params, request, reply }) => {
    personal(reply);
    return endSessions(db, await by(request), idOf(params));
  });
  handleCall(app, deps, 'sendPasswordLink', async ({ params, lang, request, reply }) => {
    personal(reply);
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, idOf(params)));
    if (!user) throw notFound('There is no such account');
    if (user.deactivatedAt !== null) throw new SiteError('conflict', 409, 'The account is shut');
    const spoken = user.language ?? lang;
    const { authorId } = await by(request);
    const link = await db.transaction(async (tx) => {
      await requireOwnOrLess(tx, authorId, user.id);
      return queuePasswordLink(tx, { user, lang: spoken, page: pageFor(request, spoken), now: now() });
    });
    // By the link of an account in use an administrator could act in its owner's name.
    const isGiven = !isMailed && user.passwordHash === null;
    return { is_mailed: isMailed, link: isGiven ? link : null };
  });

  handleCall(app, deps, 'requestPasswordLink', async ({ body, lang, request, reply }) => {
    personal(reply);
    await requestLink(deps, { email: body.email, lang, request });
    return {};
  });
  handleCall(app, deps, 'postPasswordLink', async ({ body: { posted }, lang, request, reply }) => {
    personal(reply);
    const email = new URLSearchParams(posted).get('email')?.trim() ?? '';
    if (!isEmail(email) || email.length > MAX_EMAIL || !isStorableText(email))
      return { done: false, reason: 'values', problems: { email: 'email' } };
    await requestLink(deps, { email, lang, request });
    return { done: true };
  });
  handleCall(app, deps, 'choosePassword', async ({ body, lang, reply }) => {
    personal(reply);
    return { email: await choosePassword(deps, body, lang) };
  });
  ownRoutes(app, deps);
}
