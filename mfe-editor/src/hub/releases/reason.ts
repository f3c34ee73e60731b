import { isSiteError } from '@vestibule/contracts';
import type { useTranslation } from 'react-i18next';

type T = ReturnType<typeof useTranslation<'editor'>>['t'];

/** Reason of a failed move: our own texts for failures of any call, the registry's sentence for its refusals. */
export function reasonOf(error: unknown, t: T): string {
  if (!isSiteError(error)) return t('reason.internal');
  return t([`releases.reason.${error.code}`, `reason.${error.code}`], { defaultValue: error.message });
}
