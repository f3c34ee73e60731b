import { and, eq, gt, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import moment from 'moment-timezone';
import type { Database } from '../../../platform/db/database';
import { articles } from '../../../engines/records/tables';
import { validUntil } from '../../../platform/server/tags';

/** Articles that visitors see at `now` (ms since 1970): those that are online and whose day has come at the site. */
export const publicArticles = (now: number): SQL | undefined =>
  and(articles.isOnline, or(isNull(articles.date), lte(articles.date, today(now))));

/** Whether visitors see an article at `now`. */
export const isPublicArticle = ({ isOnline, date }: { isOnline: boolean; date: string | null }, now: number): boolean =>
  isOnline && (date === null || date <= today(now));

/** Says when the next article becomes public: from then on, every response that depends on articles is another. */
export async function validUntilNextArticle(db: Database, reply: FastifyReply, now: number): Promise<void> {
  const [next] = await db
    .select({ day: min(articles.date) })
    .from(articles)
    .where(and(eq(articles.isOnline, true), gt(articles.date, today(now))));
  const day = next?.day ?? undefined;
  validUntil(reply, day === undefined ? undefined : moment.tz(day, SITE_TIME_ZONE).valueOf());
}
