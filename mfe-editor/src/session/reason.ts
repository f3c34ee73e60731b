import { isSiteError } from '@vestibule/contracts';
import type { TFunction } from 'i18next';

/** Why a write failed, for people: our own words where we have some, else the server's. */
export function reasonOf(error: unknown, t: TFunction<'editor'>): string {
  if (!isSiteError(error)) return t('reason.internal');
  return t(`reason.${error.code}`, { defaultValue: error.message });
}
