import type { Language } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../../platform/auth/user-tables';
import type { Deps } from '../../platform/server/deps';
import { customerPages, mailPasswordLink } from '../shop';
import { queuePasswordLink, wasSentWithin } from './password-link';

/** Minimum time in ms between two links to one account, whoever requests them. */
const LINK_PAUSE_MS = 5 * 60_000;

interface Asked {
  readonly email: string;
  readonly lang: Language;
  readonly request: FastifyRequest;
}

/**
 * Mails a link by which a forgotten password is chosen to whom the address is: somebody of the house, a customer, or
 * both. Nothing says whether it is anybody's. Throws `unavailable` where mails cannot say where the site is.
 */
export async function requestLink(deps: Deps, { email, lang, request }: Asked): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const pages = customerPages(deps, request, lang);
  await mailPasswordLink(db, { recipient: email, lang, pages, now });
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (!user || user.deactivatedAt !== null || (await wasSentWithin(db, user.id, LINK_PAUSE_MS, now))) return;
  await db.transaction((tx) => queuePasswordLink(tx, { user, lang, page: pages.password, now }));
}
