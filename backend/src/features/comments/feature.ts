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
  jobs: (deps: Deps) => [
    {
      name: 'comments.notify',
      schedule: { everyMs: LOOK_MS },
      run: () => notifyComments(deps.db, deps.now(), mailedOrigin(deps)),
      failure: 'Cannot queue the mails of comments; trying again in 5 seconds',
    },
  ],
});
