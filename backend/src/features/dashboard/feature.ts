import { defineFeature } from '../define-feature';
import { dashboardRoutes } from './routes';

/** The dashboard of editors. */
export const dashboard = defineFeature({ name: 'dashboard', routes: [dashboardRoutes] });
