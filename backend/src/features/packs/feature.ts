import { defineFeature } from '../define-feature';
import { internalRoutes } from './routes';

/** Import and export of content packs. */
export const packs = defineFeature({ name: 'packs', routes: [internalRoutes] });
