import { isSiteError } from '@vestibule/contracts';

/** Texts of a remote, as `useTranslation` gives them. */
export type Texts = (key: string, values: Readonly<Record<string, string>>) => string;

/**
 * Why a write failed, for people: the texts `refusal.*` of a remote for the name of a refusal, its texts `reason.*` for
 * the error's code, else the server's message.
 */
export function reasonOf(error: unknown, t: Texts): string {
  if (!isSiteError(error)) return t('reason.internal', {});
  if (error.status === 412) return t('reason.stale', {});
  const general = t(`reason.${error.code}`, { defaultValue: error.message });
  const { reason, ...values } = error.details ?? {};
  return reason === undefined ? general : t(`refusal.${reason}`, { ...values, defaultValue: general });
}

/** The same for a write of a form, whose values stay in it whatever others have saved. */
export const formReasonOf = (error: unknown, t: Texts): string =>
  isSiteError(error) && error.status === 412 ? t('reason.staleForm', {}) : reasonOf(error, t);
