import { notFound, type AnswerOf } from '@vestibule/contracts';
import { READY_RIGHTS, READY_ROLES } from '@vestibule/contracts/rights/ready-roles';
import { asc, count, eq, type SQL } from 'drizzle-orm';
import { readyRoleOf, rightsOfRole } from '../../platform/auth/rights-of';
import { roles, users } from '../../platform/auth/user-tables';
import type { Database } from '../../platform/db/database';
import { versionOf } from '../../platform/server/version';

/** A role as the hub shows it. */
export type Role = AnswerOf<'roles'>[number];

async function read(db: Database, where?: SQL): Promise<Role[]> {
  const rows = await db
    .select({ role: roles, accounts: count(users.id) })
    .from(roles)
    .leftJoin(users, eq(users.role, roles.key))
    .where(where)
    .groupBy(roles.key)
    .orderBy(asc(roles.name), asc(roles.key));
  return rows.map(({ role, accounts }) => {
    const { key, name } = role;
    const rights = [...rightsOfRole(role)];
    const ready = readyRoleOf(key);
    return {
      key,
      name,
      rights,
      is_ready: ready !== undefined,
      is_changed: ready !== undefined && rights.join(' ') !== READY_RIGHTS[ready].join(' '),
      accounts,
      version: versionOf({ name, rights }),
    };
  });
}

/** All roles: the ready-made ones in their order, then the others by name. */
export async function listRoles(db: Database): Promise<Role[]> {
  const all = await read(db);
  return [
    ...READY_ROLES.flatMap((key) => all.filter((role) => role.key === key)),
    ...all.filter((role) => !role.is_ready),
  ];
}

/** Throws `not_found`. */
export async function findRole(db: Database, key: string): Promise<Role> {
  const [found] = await read(db, eq(roles.key, key));
  if (!found) throw notFound('There is no such role');
  return found;
}

/** Values of a role for the audit log. */
export const notedRole = ({ name, rights }: Role) => ({ name, rights });
