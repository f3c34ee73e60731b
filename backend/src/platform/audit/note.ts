import { DEFAULT_LANGUAGE, LANGUAGES, type Localised } from '@vestibule/contracts/languages';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { auditLog } from './tables';
import { users } from '../auth/user-tables';

type Values = Readonly<Record<string, unknown>>;

/** Actor and time of a write, in ms since 1970. */
export interface By {
  readonly authorId: number;
  readonly now: number;
}

export interface Noted {
  /** A kind of record, or `media`, `containers`, `users`, `settings`, `navigation`, `orders`, `tickets`. */
  readonly subject: string;
  readonly subjectId: string | number;
  /** Title of the subject, where the values that are noted have none. */
  readonly title?: Localised | undefined;
  /** Undefined where there was nothing, or is nothing any more. */
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

/**
 * Notes a write; within its transaction, so that there is none without its note. Of a change only the fields that
 * differ are stored, and a change of nothing is not noted. Never pass secrets.
 */
export async function note(tx: Database, { authorId, now }: By, { subject, subjectId, title, before, after }: Noted) {
  const differing = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  if (before && after && differing.length === 0) return;
  const partOf = (values: Values | undefined) =>
    values ? Object.fromEntries(differing.flatMap((name) => (name in values ? [[name, values[name]]] : []))) : null;
  const who = tx.select({ email: users.email }).from(users).where(eq(users.id, authorId));
  await tx.insert(auditLog).values({
    at: new Date(now).toISOString(),
    userId: authorId,
    who: sql`coalesce((${who}), '')`,
    action: before ? (after ? 'change' : 'remove') : 'create',
    subject,
    subjectId: String(subjectId),
    title: title ?? titleIn(after) ?? titleIn(before) ?? {},
    before: partOf(before),
    after: partOf(after),
  });
}

/** Values that name a record or an account, the best first. */
const TITLES = ['title', 'headline', 'name', 'email', 'old_path', 'searched', 'typed', 'slug', 'key'];

/** The title of values; undefined where they have none. */
export function titleIn(values: Values | undefined): Localised | undefined {
  for (const name of TITLES) {
    const title = values?.[name];
    if (typeof title === 'string' && title !== '') return { [DEFAULT_LANGUAGE]: title };
    if (isPlainObject(title) && LANGUAGES.some((lang) => title[lang])) return title;
  }
  return undefined;
}
