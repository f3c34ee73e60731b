import { defineFeature } from '../define-feature';
import { unsavedFormRoutes } from './routes';
import * as tables from './tables';

/** Input in forms of the hub that is not saved yet. */
export const unsavedFormsOfHub = defineFeature({ name: 'unsaved forms', routes: [unsavedFormRoutes], tables });
