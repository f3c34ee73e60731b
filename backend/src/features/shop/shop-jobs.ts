import type { Logger } from 'pino';
import { DAY_MS, type Job } from '../../engines/jobs/job';
import { tagsOfEvents } from '../../platform/server/tags';
import { openNearDays } from './admissions/open-near-days';
import { expireRegistrations } from './customers/register';
import type { ShopDeps } from './deps';
import { expireUnpaid } from './orders/expire-unpaid';
import { reconcile } from './payments/reconcile';
import { lookAfterWaiting } from './waiting/look-after';

const MINUTE_MS = 60_000;

/**
 * Expires orders and registrations, settles open payments, offers free tickets to the waiting list, and opens days of
 * admissions.
 */
export function shopJobs(deps: ShopDeps, log: Logger): readonly Job[] {
  const { db, now, purge, payment, shopEmail } = deps;
  const purgeEvents = async (events: readonly number[]) => {
    if (events.length > 0) await purge(tagsOfEvents(events));
  };
  const jobs: Job[] = [
    {
      name: 'customers.expire-registrations',
      schedule: { everyMs: DAY_MS },
      run: () => expireRegistrations(db, now()),
      failure: 'Cannot delete expired registrations; trying again in a day',
    },
    {
      name: 'waiting.offer',
      schedule: { everyMs: MINUTE_MS },
      run: async () =>
        purgeEvents(
          await lookAfterWaiting(db, now(), (error, event) =>
            log.error({ err: error, event }, 'Cannot offer tickets to the waiting list; trying again in a minute'),
          ),
        ),
      failure: 'Cannot read the waiting lists; trying again in a minute',
    },
    {
      name: 'orders.expire',
      schedule: { everyMs: MINUTE_MS },
      run: async () =>
        purgeEvents(
          await expireUnpaid(db, now(), (error, order) =>
            log.error({ err: error, order }, 'Cannot expire or remind of an unpaid order; trying again in a minute'),
          ),
        ),
      failure: 'Cannot read unpaid orders; trying again in a minute',
    },
    {
      name: 'admissions.open-days',
      schedule: { everyMs: 10 * MINUTE_MS },
      run: () =>
        openNearDays(db, now(), (error, admission) =>
          log.error({ err: error, admission }, 'Cannot open days of an admission; trying again in ten minutes'),
        ),
      failure: 'Cannot read the admissions; trying again in ten minutes',
    },
  ];
  if (!payment) return jobs;
  const reconciling: Job = {
    name: 'payments.reconcile',
    schedule: { everyMs: MINUTE_MS },
    run: async () =>
      purgeEvents(
        await reconcile({ db, provider: payment, houseEmail: shopEmail, now }, (error, id) =>
          log.error({ err: error, payment: id }, 'Cannot settle a payment; trying again in a minute'),
        ),
      ),
    failure: 'Cannot read open payments; trying again in a minute',
  };
  return [...jobs, reconciling];
}
