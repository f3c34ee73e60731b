import { isSiteError } from '@vestibule/contracts';
import type { Logger } from 'pino';
import type { Deps } from '../../platform/server/deps';
import type { Job } from '../jobs/job';
import { emptyBin } from './bin/bin';
import { notePages, NOTE_PAGES_MS } from './pages/note-pages';
import { runDuePlans } from './repository/plan-record';

/** How often planned publications of records are looked for (docs/behaviour/editing.md#drafts-of-records), in ms. */
const PLANS_MS = 5000;

/** Hour at which records leave the bin for good, when the site has few visitors. */
const BIN_HOUR = 4;

/** Jobs of records: planned publications, the bin, and the note of the pages' addresses. */
export const recordJobs = ({ db, now, purge, registry }: Deps, log: Logger): readonly Job[] => [
  {
    name: 'records.publish',
    schedule: { everyMs: PLANS_MS },
    run: async () => {
      const { tags, failed } = await runDuePlans(db, now());
      for (const { kind, id, error } of failed)
        log[isSiteError(error) ? 'warn' : 'error']({ err: error, kind, id }, 'A planned publication failed');
      await purge(tags);
      if (registry && tags.includes('pages')) await notePages(db, registry);
    },
    failure: 'Cannot run planned publications of records; trying again in 5 seconds',
  },
  {
    name: 'records.empty-bin',
    schedule: { nightlyAt: BIN_HOUR },
    run: () => emptyBin(db, now()),
    failure: 'Cannot delete old records of the bin; trying again in a day',
  },
  ...(registry === undefined
    ? []
    : [
        {
          name: 'pages.note-addresses',
          schedule: { everyMs: NOTE_PAGES_MS },
          run: () => notePages(db, registry),
          failure: 'Cannot send the addresses of pages to the registry; trying again in 5 minutes',
          level: 'warn' as const,
        },
      ]),
];
