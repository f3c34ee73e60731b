import { isSiteError } from '@vestibule/contracts';

/** Texts of a remote, as `useTranslation` gives them. */
export type Texts = (key: string, values: Readonly<Record<string, string>>) => string;

/** Why a write failed, for people: the texts `reason.*` of a remote where it has one, else the server's message. */
export function reasonOf(error: unknown, t: Texts): string {
  if (!isSiteError(error)) return t('reason.internal', {});
  if (error.status === 412) return t('reason.stale', {});
  return t(`reason.${error.code}`, { defaultValue: error.message });
}
