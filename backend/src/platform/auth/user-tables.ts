import type { Language } from '@vestibule/contracts';
import type { Rights } from '@vestibule/contracts/rights/rights';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../db/columns';

/** Roles of the staff: the ready-made ones of contracts/rights/ready-roles.ts, and those that the hub makes. */
export const roles = pgTable('roles', {
  key: text().primaryKey(),
  /** Empty for a ready-made role, whose name is translated. */
  name: text().notNull().default(''),
  /** Null: those that a ready-made role is delivered with. */
  rights: jsonb().$type<Rights>(),
});

export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  username: text().notNull(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  /** argon2id in PHC format; null for an invited user without a password yet. */
  passwordHash: text(),
  hasDashboardOnlineAccess: boolean().notNull().default(false),
  role: text()
    .notNull()
    .default('editor')
    .references(() => roles.key),
  /** Of the hub and of mails; null for a person who has chosen none. */
  language: text().$type<Language>(),
  /** Since when the account is shut; null for one that is open. */
  deactivatedAt: instant(),
  /** Of the second factor, sealed (platform/auth/seal.ts); null without one. */
  totpSecret: text(),
  /** The last time step whose code was taken: no code is good twice. */
  totpStep: integer().notNull().default(0),
});

/** `tokenHash` is the SHA-256 of the session cookie, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(writtenNow),
    expiresAt: instant().notNull(),
    /** User agent of the browser. */
    browser: text().notNull().default(''),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Codes that stand for the second factor, each once; `codeHash` is a SHA-256, as the codes are random. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [uniqueIndex('recovery_codes_of_user').on(table.userId, table.codeHash)],
);
