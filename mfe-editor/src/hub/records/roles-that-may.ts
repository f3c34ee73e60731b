import { mayDo, type RecordAction } from '@vestibule/contracts/records/rights';
import { rolesWith, type Right } from '@vestibule/contracts/rights/rights';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { USER_ROLES, type Role } from '@vestibule/contracts/rights/roles';
import type { useTranslation } from 'react-i18next';

type Translated = ReturnType<typeof useTranslation<'editor'>>['t'];

const namesOf = (roles: readonly Role[], t: Translated): string =>
  roles.map((role) => t(`users.roles.${role}`)).join(', ');

/** Names of the roles that have a right, in the language of the hub. */
export const rolesThatMay = (right: Right, t: Translated): string => namesOf(rolesWith(right), t);

/** Names of the roles that may do this with records of the kind. */
export const rolesThatMayWrite = (action: RecordAction, kind: RecordKind, t: Translated): string =>
  namesOf(
    USER_ROLES.filter((role) => mayDo(role, action, kind)),
    t,
  );
