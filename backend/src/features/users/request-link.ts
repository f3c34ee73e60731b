import type { Language } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../../platform/auth/user-tables';
import type { Deps } from '../../platform/server/deps';
import { customerPages, mailPasswordLink } from '../shop';
import { queuePasswordLink, wasSentWithin } from './password-link';

/** Minimum time in ms between two links to one account, from any client. */
const LINK_PAUSE_MS = 5 * 60_000;

interface Asked {
  readonly email: string;
  readonly lang: Language;
  readonly request: FastifyRequest;
}

/**
 * Mails a link for a new password to the owner of the address: a member of staff, a customer, or both. The response
 * does not reveal whether it is anybody's. Throws `unavailable` where mails have no address of the site.
 */
export async function requestLink(deps: Deps, { email, lang, request }: Asked): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const pages = customerPages(deps, request, lang);
  await mailPasswordLink(db, { recipient: email, lang, pages, now });
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (!user || user.deactivatedAt !== null || (await wasSentWithin(db, user.id, LINK_PAUSE_MS, now))) return;
  const spoken = user.language ?? lang;
  const page = customerPages(deps, request, spoken).password;
  await db.transaction((tx) => queuePasswordLink(tx, { user, lang: spoken, page, now }));
}
