import { isSiteError } from '@vestibule/contracts';
import type { useTranslation } from 'react-i18next';

type T = ReturnType<typeof useTranslation<'editor'>>['t'];

/** Why a write failed, for people: our own words where we have some, else the server's. */
export function reasonOf(error: unknown, t: T): string {
  if (!isSiteError(error)) return t('reason.internal');
  if (error.status === 412) return t('reason.stale');
  return t(`reason.${error.code}`, { defaultValue: error.message });
}
