import { DAY_MS } from '../engines/jobs/job';
import { defineFeature } from '../features/define-feature';
import { mailConfig } from '../engines/mail/mail-config';
import { mailJobs } from '../engines/mail/mail-jobs';
import { expireAudit } from '../platform/audit/expire';
import { auditRoutes } from '../platform/audit/routes';
import { expireCustomerSessions } from '../platform/auth/customer-sessions';
import { authRoutes } from '../platform/login/routes';
import * as audit from '../platform/audit/tables';
import * as customers from '../platform/auth/customer-tables';
import * as documents from '../platform/db/tables';
import * as errorLog from '../platform/error-log/tables';
import * as mails from '../engines/mail/tables';
import * as media from '../engines/media/tables';
import * as users from '../platform/auth/user-tables';
import { errorLogRoutes } from '../platform/error-log/routes';
import { healthRoutes } from '../platform/health/routes';
import type { Deps } from '../platform/server/deps';
import { recordPresenceRoutes } from '../engines/records/presence/routes';
import { binRoutes } from '../engines/records/bin-routes';
import { publicationRoutes } from '../engines/records/publication-routes';
import { recordJobs } from '../engines/records/record-jobs';
import * as recordTables from '../engines/records/tables';
import { recordRoutes } from '../engines/records/routes';
import { fileRoutes } from '../engines/media/file-routes';
import { mediaRoutes } from '../engines/media/routes';
import { apiDocsRoutes } from './api-docs/routes';

/** Routes, jobs and tables of the platform and of the engines, which know no features themselves. */
export const BASE_FEATURES = [
  defineFeature({
    name: 'server',
    routes: [healthRoutes, errorLogRoutes, apiDocsRoutes],
    tables: { ...documents, ...errorLog },
  }),
  defineFeature({
    name: 'auth',
    routes: [authRoutes],
    jobs: ({ db, now }: Deps) => [
      {
        name: 'customers.expire-sessions',
        schedule: { everyMs: DAY_MS },
        run: () => expireCustomerSessions(db, now()),
        failure: 'Cannot delete expired sessions; trying again in a day',
      },
    ],
    tables: { ...users, ...customers },
  }),
  defineFeature({
    name: 'audit',
    routes: [auditRoutes],
    jobs: ({ db, now }: Deps) => [
      {
        name: 'audit.expire',
        schedule: { everyMs: DAY_MS },
        run: () => expireAudit(db, now()),
        failure: 'Cannot delete old entries of the audit log; trying again in a day',
      },
    ],
    tables: audit,
  }),
  defineFeature({ name: 'mail', config: mailConfig, jobs: mailJobs, tables: mails }),
  defineFeature({ name: 'media', routes: [fileRoutes, mediaRoutes], tables: media }),
  defineFeature({
    name: 'records',
    routes: [recordRoutes, publicationRoutes, recordPresenceRoutes, binRoutes],
    jobs: recordJobs,
    tables: recordTables,
  }),
] as const;
