import { SiteError } from '@vestibule/contracts';
import type { BodyOf } from '@vestibule/contracts/api/calls';
import { RIGHT_NAMES, withImplied } from '@vestibule/contracts/rights/names';
import { READY_RIGHTS } from '@vestibule/contracts/rights/ready-roles';
import type { Right, Rights } from '@vestibule/contracts/rights/rights';
import { and, eq, ne, sql } from 'drizzle-orm';
import { note, type By } from '../../platform/audit/note';
import { readyRoleOf } from '../../platform/auth/rights-of';
import { roles, users } from '../../platform/auth/user-tables';
import type { Database } from '../../platform/db/database';
import { lockUntilCommit } from '../../platform/db/lock';
import { checkVersion } from '../../platform/server/version';
import { freeSlug } from '../../platform/texts/slug';
import { requireOwnRights, requireOwnRole } from './require-rights';
import { findRole, notedRole, type Role } from './roles';

const wrong = (field: string, message: string) => new SiteError('validation', 400, `${field}: ${message}`, { field });

/** Makes a role. Throws `validation`, `forbidden` for rights that the author lacks. */
export const createRole = (db: Database, by: By, { name, rights }: BodyOf<'createRole'>): Promise<Role> =>
  inTurn(db, async (tx) => {
    const given = known(rights);
    await requireOwnRights(tx, by.authorId, given, 'rights');
    await requireFreeName(tx, '', name);
    const taken = await tx.select({ key: roles.key }).from(roles);
    const key = freeSlug(name.slice(0, 50), new Set(taken.map((role) => role.key)));
    await tx.insert(roles).values({ key, name, rights: given });
    const made = await findRole(tx, key);
    await note(tx, by, { subject: 'roles', subjectId: key, after: notedRole(made) });
    return made;
  });

/**
 * Changes the role of a version. Throws `not_found`, `validation`, 412 for an older version, `conflict` for the
 * administrator, who has all rights, and for the name of a ready-made role, `forbidden` for new rights that the author
 * lacks.
 */
export const changeRole = (
  db: Database,
  by: By,
  { key, version }: { readonly key: string; readonly version: string },
  { name, rights }: BodyOf<'changeRole'>,
): Promise<Role> =>
  inTurn(db, async (tx) => {
    const before = await findRole(tx, key);
    checkVersion(version, before.version);
    if (key === 'administrator') throw new SiteError('conflict', 409, 'An administrator has all rights');
    if (name !== undefined) {
      if (before.is_ready) throw new SiteError('conflict', 409, 'A ready-made role keeps its name', { field: 'name' });
      if (name === '') throw wrong('name', 'is required');
      await requireFreeName(tx, key, name);
    }
    if (rights !== undefined) {
      const next = rights === null ? delivered(key) : known(rights);
      const more = next.filter((right) => !before.rights.includes(right));
      await requireOwnRights(tx, by.authorId, more, 'rights');
    }
    const given = {
      ...(name !== undefined && { name }),
      ...(rights !== undefined && { rights: rights === null ? null : known(rights) }),
    };
    if (Object.keys(given).length > 0) await tx.update(roles).set(given).where(eq(roles.key, key));
    const after = await findRole(tx, key);
    await note(tx, by, { subject: 'roles', subjectId: key, before: notedRole(before), after: notedRole(after) });
    return after;
  });

/**
 * Removes a role that was made here. Throws `not_found`, 412 for an older version, `conflict` for a ready-made role,
 * and where people have it and `replacement` is empty; the errors of `requireOwnRole` for the replacement.
 */
export const deleteRole = (
  db: Database,
  by: By,
  { key, version, replacement }: { readonly key: string; readonly version: string; readonly replacement: string },
): Promise<void> =>
  inTurn(db, async (tx) => {
    const before = await findRole(tx, key);
    checkVersion(version, before.version);
    if (before.is_ready) throw new SiteError('conflict', 409, 'A ready-made role cannot be removed');
    if (before.accounts > 0) {
      if (replacement === '') throw new SiteError('conflict', 409, `${before.accounts} people have this role`);
      if (replacement === key) throw wrong('replacement', 'is no other record of this kind');
      await requireOwnRole(tx, by.authorId, replacement);
      const moved = await tx.update(users).set({ role: replacement }).where(eq(users.role, key)).returning();
      for (const { id, email } of moved)
        await note(tx, by, {
          subject: 'users',
          subjectId: id,
          title: { de: email },
          before: { role: key },
          after: { role: replacement },
        });
    }
    await tx.delete(roles).where(eq(roles.key, key));
    await note(tx, by, { subject: 'roles', subjectId: key, before: notedRole(before) });
  });

const inTurn = <T>(db: Database, write: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'users');
    return write(tx);
  });

const delivered = (key: string): readonly Right[] => {
  const ready = readyRoleOf(key);
  if (ready === undefined) throw wrong('rights', 'must not be null');
  return READY_RIGHTS[ready];
};

/** Rights of these names and those that they need. Throws `validation` for an unknown one, and for none. */
function known(names: Rights): readonly Right[] {
  const unknown = names.find((name) => !RIGHT_NAMES.some((right) => right === name));
  if (unknown !== undefined) throw wrong('rights', `there is no right "${unknown}"`);
  if (names.length === 0) throw wrong('rights', 'is required');
  return withImplied(names);
}

async function requireFreeName(tx: Database, key: string, name: string): Promise<void> {
  const same = and(eq(sql`lower(${roles.name})`, name.toLowerCase()), ne(roles.key, key));
  if ((await tx.$count(roles, same)) > 0) throw wrong('name', 'is the name of another role');
}
