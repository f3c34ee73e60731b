import type { Logger } from 'pino';
import type { Deps } from '../../platform/server/deps';
import { mailedOrigin } from '../../platform/server/own-origin';
import { defineFeature } from '../define-feature';
import { notifyComments } from './notify';
import { commentRoutes } from './routes';

/** How often new comments are looked for, in ms. */
const LOOK_MS = 5000;

/** Comments of editors on records, their fields and modules. */
export const comments = defineFeature({
  name: 'comments',
  routes: [commentRoutes],
  jobs: (deps: Deps, log: Logger) => [
    {
      name: 'comments.notify',
      schedule: { everyMs: LOOK_MS },
      run: () =>
        notifyComments(deps.db, { now: deps.now(), origin: mailedOrigin(deps) }, (error, id) =>
          log.error({ err: error, id }, 'Cannot queue the mails of a comment; trying again in 5 seconds'),
        ),
      failure: 'Cannot read new comments; trying again in 5 seconds',
    },
  ],
});
