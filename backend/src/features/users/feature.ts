import { defineFeature } from '../define-feature';
import * as passwordLinks from './tables';
import { roleRoutes } from './role-routes';
import { userRoutes } from './routes';

/** Accounts and roles of the staff. */
export const userAccounts = defineFeature({ name: 'users', routes: [userRoutes, roleRoutes], tables: passwordLinks });
