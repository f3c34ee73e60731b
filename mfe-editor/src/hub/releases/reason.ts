import { isSiteError } from '@vestibule/contracts';
import type { useTranslation } from 'react-i18next';

type T = ReturnType<typeof useTranslation<'editor'>>['t'];

/**
 * Why something was not done: our own words for what can happen to any call, the registry's sentence for what it
 * refuses.
 */
export function reasonOf(error: unknown, t: T): string {
  if (!isSiteError(error)) return t('reason.internal');
  return t([`releases.reason.${error.code}`, `reason.${error.code}`], { defaultValue: error.message });
}
