import type { Logger } from 'pino';
import { defineFeature } from '../define-feature';
import type { MediaDeps } from '../../engines/media/deps';
import { pageEntries } from './search/page-entries';
import { pageSource } from './search/page-source';
import { containerRoutes } from './containers/routes';
import { libraryRoutes } from './media-library/routes';
import { pageRoutes } from './pages/routes';
import { sitemapRoutes } from './sitemap/routes';
import { htmlFrameRoutes } from './modules/html-frame-routes';
import { settleDue } from './modules/publishing/settle-due';
import { moduleRoutes } from './modules/routes';
import * as tables from './tables';

/** How often planned publications are indexed and purged (docs/behaviour/editing.md#planned-publication), in ms. */
const LOOK_MS = 5000;

/** Pages, containers and their modules: editing, versions, publishing, and the media library. */
export const content = defineFeature({
  name: 'content',
  routes: [pageRoutes, moduleRoutes, htmlFrameRoutes, containerRoutes, sitemapRoutes, libraryRoutes],
  jobs: ({ db, now, purge }: MediaDeps, log: Logger) => [
    {
      name: 'pages.publish',
      schedule: { everyMs: LOOK_MS },
      run: async () =>
        purge(
          await settleDue(db, now(), (error, page) =>
            log.error({ err: error, page }, 'Cannot settle a planned publication; trying again in 5 seconds'),
          ),
        ),
      failure: 'Cannot read planned publications; trying again in 5 seconds',
    },
  ],
  tables,
  binned: [tables.contentVersions, tables.drafts],
  searchEntries: [{ ...pageEntries, ...pageSource }],
});
