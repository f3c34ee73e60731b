import { SiteError } from '@vestibule/contracts';
import { plusDays, today } from '@vestibule/contracts/dates';
import type { FastifyInstance } from 'fastify';
import { handleCall } from '../../../platform/api/handle-call';
import { personal } from '../../../platform/server/tags';
import type { ShopDeps } from '../deps';
import { listAdmissions } from './list-admissions';

/** Most days of one response. */
const MOST_DAYS = 31;

/** Admission by the day (docs/behaviour/tickets.md#admission-by-the-day). */
export function admissionRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const { db, now, ticketProvider } = deps;
  handleCall(app, deps, 'admissions', async ({ lang, query, reply }) => {
    // Not for one visitor alone, but others buy tickets all the time.
    personal(reply);
    const from = query.from ?? today(now());
    const until = query.until ?? from;
    requireDays(from, until);
    const results = ticketProvider ? [] : await listAdmissions(db, { from, until, lang, now: now() });
    return { from, until, results };
  });
}

function requireDays(from: string, until: string): void {
  for (const [field, value] of Object.entries({ from, until }))
    if (Number.isNaN(Date.parse(value)) || plusDays(value, 0) !== value)
      throw new SiteError('validation', 400, `${field} must be a day`, { field });
  if (until < from || until > plusDays(from, MOST_DAYS - 1))
    throw new SiteError('validation', 400, `until must be one of the ${MOST_DAYS} days from on`, {
      field: 'until',
    });
}
