import type { Logger } from 'pino';
import type { Database } from '../platform/db/database';
import { nightly } from '../platform/nightly';
import { checkSite } from './check-site';
import { storeBroken } from './store-broken';

/** When it is quiet, by the house's own clock. */
const HOUR = 3;

interface Options {
  readonly db: Database;
  readonly gatewayUrl: string;
  readonly siteOrigins: readonly string[];
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/** Looks each night where the links of the site lead, for as long as the backend runs; answers what ends it. */
export function startChecking({ db, gatewayUrl, siteOrigins, log }: Options): () => Promise<void> {
  const stopping = new AbortController();
  const end = nightly(
    HOUR,
    async () => {
      const broken = await checkSite({ gatewayUrl, siteOrigins, stopped: stopping.signal });
      if (broken) await storeBroken(db, broken, Date.now());
      else if (!stopping.signal.aborted) log.warn('The links were not checked: the site cannot be read');
    },
    (error) => log.error({ err: error }, 'Links cannot be checked'),
  );
  return () => {
    stopping.abort();
    return end();
  };
}
