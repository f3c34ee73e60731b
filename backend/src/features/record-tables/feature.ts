import { defineFeature } from '../define-feature';
import { recordTableRoutes } from './routes';

/** Import and export of records as tables. */
export const recordTables = defineFeature({ name: 'record-tables', routes: [recordTableRoutes] });
