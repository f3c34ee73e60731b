import type { Logger } from 'pino';
import type { Deps } from '../../platform/server/deps';
import { mailedOrigin } from '../../platform/server/own-origin';
import { defineFeature } from '../define-feature';
import { notifyReviews } from './notify';
import { reviewRoutes } from './routes';

/** How often new steps of reviews are looked for, in ms. */
const LOOK_MS = 5000;

/** Reviews of records before their publication. */
export const reviews = defineFeature({
  name: 'reviews',
  routes: [reviewRoutes],
  jobs: (deps: Deps, log: Logger) => [
    {
      name: 'reviews.notify',
      schedule: { everyMs: LOOK_MS },
      run: () =>
        notifyReviews(deps.db, { now: deps.now(), origin: mailedOrigin(deps) }, (error, id) =>
          log.error({ err: error, id }, 'Cannot queue the mails of a step of a review; trying again in 5 seconds'),
        ),
      failure: 'Cannot read new steps of reviews; trying again in 5 seconds',
    },
  ],
});
