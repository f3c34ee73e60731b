import { defineFeature } from '../define-feature';
import * as passwordLinks from './tables';
import { userRoutes } from './routes';

/** Accounts of the staff. */
export const userAccounts = defineFeature({ name: 'users', routes: [userRoutes], tables: passwordLinks });
