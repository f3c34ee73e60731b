import { defineFeature } from '../../features/define-feature';
import { releaseRoutes } from './routes';

/** Releases of remotes. */
export const releases = defineFeature({ name: 'releases', routes: [releaseRoutes] });
