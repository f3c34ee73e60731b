import { defineFeature } from '../define-feature';
import { releaseRoutes } from './routes';

/** Releases of remotes. */
export const releases = defineFeature({ name: 'releases', routes: [releaseRoutes] });
