import { defineFeature } from '../define-feature';
import type { Logger } from 'pino';
import type { Job } from '../../engines/jobs/job';
import * as brokenLinks from './tables';
import type { Deps } from '../../platform/server/deps';
import { checkSite } from './check-site';
import { storeBroken } from './store-broken';

/** Hour of the check, when the site has few visitors. */
const HOUR = 3;

/** Dependencies of the check of links. */
export interface LinkDeps extends Deps {
  /** Address of the site's own pages; undefined: links are not checked. */
  readonly gatewayUrl: string | undefined;
}

/** Links of the site that lead nowhere. */
export const links = defineFeature({
  name: 'links',
  jobs: ({ db, now, gatewayUrl, siteOrigins }: LinkDeps, log: Logger): readonly Job[] =>
    gatewayUrl === undefined
      ? []
      : [
          {
            name: 'links.check',
            schedule: { nightlyAt: HOUR },
            run: async (stopped) => {
              const broken = await checkSite({ gatewayUrl, siteOrigins, stopped });
              if (broken) await storeBroken(db, broken, now());
              else if (!stopped.aborted) log.warn('Cannot check links: the site cannot be read; trying again tomorrow');
            },
            failure: 'Cannot check links; trying again tomorrow',
          },
        ],
  tables: brokenLinks,
});
