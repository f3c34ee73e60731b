import type { AnswerOf } from '@vestibule/contracts';
import type { Unsaved } from '../../unsaved/unsaved-store';

export type Role = AnswerOf<'roles'>[number];

/** The form of a role. */
export interface RoleView {
  readonly roles: readonly Role[];
  /** Rights of the reader: others cannot be given. */
  readonly own: readonly string[];
  /** Undefined for a new one. */
  readonly role?: Role | undefined;
  /** Rights that a new role begins with. */
  readonly copied?: readonly string[];
  readonly unsaved: Unsaved | undefined;
}
