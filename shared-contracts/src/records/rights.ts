import type { USER_ROLES } from '../schemas/users';
import type { RecordKind } from './kinds';

export type RecordAction = 'read' | 'create' | 'change' | 'remove';
type Role = (typeof USER_ROLES)[number];

const ALL: readonly RecordAction[] = ['read', 'create', 'change', 'remove'];

/** What each role may do with records, of kinds that have no line of their own. */
const RIGHTS: Readonly<Record<Role, readonly RecordAction[]>> = { editor: ALL, administrator: ALL };
/** Kinds that not every role may write: redirects take over addresses of the whole site. */
const RIGHTS_OF_KIND: Readonly<Partial<Record<RecordKind, Readonly<Record<Role, readonly RecordAction[]>>>>> = {
  redirects: { editor: ['read'], administrator: ALL },
};

/** Whether the role may do this with records of the kind. */
export const mayDo = (role: Role, action: RecordAction, kind: RecordKind): boolean =>
  (RIGHTS_OF_KIND[kind] ?? RIGHTS)[role].includes(action);
