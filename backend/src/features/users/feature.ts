import { defineFeature } from '../define-feature';
import * as passwordLinks from '../../platform/db/schema-password-links';
import { userRoutes } from './routes';

/** Accounts of the staff. */
export const users = defineFeature({ name: 'users', routes: [userRoutes], tables: passwordLinks });
