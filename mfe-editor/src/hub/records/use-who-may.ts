import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo, type RecordAction } from '@vestibule/contracts/rights/record-rights';
import { hasRight, type Right } from '@vestibule/contracts/rights/rights';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../shared/role-name';

type Roles = AnswerOf<'roles'>;

/** Sentences that name the roles which may do more than the reader, in the language of the hub. */
export function useWhoMay(roles: Roles) {
  const { t } = useTranslation('editor');
  const sentence = (may: (role: Roles[number]) => boolean): string =>
    t('records.locked', {
      roles: roles
        .filter(may)
        .map((role) => roleName(role, t))
        .join(', '),
    });
  return {
    /** Those that have a right. */
    withRight: (right: Right) => sentence(({ rights }) => hasRight(rights, right)),
    /** Those that may do this with records of the kind. */
    withAction: (action: RecordAction, kind: RecordKind) => sentence(({ rights }) => mayDo(rights, action, kind)),
  };
}
