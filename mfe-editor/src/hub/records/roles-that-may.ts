import { rolesWith, type Right } from '@vestibule/contracts/rights/rights';
import type { useTranslation } from 'react-i18next';

/** Names of the roles that have a right, in the language of the hub. */
export const rolesThatMay = (right: Right, t: ReturnType<typeof useTranslation<'editor'>>['t']): string =>
  rolesWith(right)
    .map((role) => t(`users.roles.${role}`))
    .join(', ');
