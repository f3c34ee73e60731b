import { DAY_MS } from '../../engines/jobs/job';
import { defineFeature } from '../define-feature';
import * as formEntries from './tables';
import type { SiteDeps } from './house/deps';
import { entriesRoutes } from './forms/entries-routes';
import { expireEntries } from './forms/expire-entries';
import { expireFiles } from './forms/files/expire-files';
import { formFileRoutes } from './forms/files/routes';
import { formRoutes } from './forms/routes';
import { houseRoutes } from './house/routes';
import { navigationRoutes } from './navigation/routes';
import { redirectRoutes } from './redirects/routes';
import { formSearch } from './search/form-search';
import { siteConfig } from './site-config';

/** How often files of forms that were not sent are deleted, in ms. */
const SWEEP_FILES_MS = 15 * 60_000;

/** Settings, navigation, redirects and forms. */
export const site = defineFeature({
  name: 'site',
  config: siteConfig,
  routes: [houseRoutes, navigationRoutes, redirectRoutes, formRoutes, entriesRoutes, formFileRoutes],
  jobs: ({ db, dataDir, now }: SiteDeps) => [
    {
      name: 'forms.expire-entries',
      schedule: { everyMs: DAY_MS },
      run: () => expireEntries(db, now()),
      failure: 'Cannot delete old form entries; trying again in a day',
    },
    {
      name: 'forms.expire-files',
      schedule: { everyMs: SWEEP_FILES_MS },
      // The files lie in the process's own DATA_DIR.
      each: 'process',
      run: () => expireFiles(db, dataDir, now()),
      failure: 'Cannot delete files of forms that were not sent; trying again in 15 minutes',
    },
  ],
  tables: formEntries,
  searchEntries: [formSearch],
});
