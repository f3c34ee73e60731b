import { formatPrice, isSiteError, useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { formatInstant } from '@vestibule/contracts/dates';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { admissionRefusal } from './refused-admission';

/** Result for a code: a text, and the order that has to be paid first. */
export interface CheckInResult {
  readonly text: string;
  readonly unpaidOrder?: string | undefined;
}

/** Checks a ticket of this event in. */
export function useCheckIn(eventId: number) {
  const { api, lang, report, store } = useHost();
  const { t } = useTranslation('commerce');

  return async (code: string): Promise<CheckInResult> => {
    try {
      const body = { code, event: eventId };
      const {
        name,
        seat_group,
        price_name,
        seat,
        owed: stillOwed,
      } = await loginsOf(store).retry(() => api.call('checkIn', { body }));
      const place = seat ? seatWords([seat], lang) : '';
      const who = [name.trim(), seat_group, price_name, place].filter(Boolean).join(', ');
      const welcome = t('boxOffice.welcome', { who });
      if (!stillOwed) return { text: welcome };
      return { text: `${welcome} – ${t('boxOffice.admittedUnpaid', { amount: formatPrice(stillOwed, lang) })}` };
    } catch (error) {
      const reason = isSiteError(error) ? admissionRefusal(error) : undefined;
      if (!isSiteError(error) || !reason) {
        report(error);
        return { text: t('alert.notDone', { reason: reasonOf(error, t) }) };
      }
      const { used_at: usedAt, owed = '', order } = error.details ?? {};
      if (reason === 'used' && usedAt) return { text: t('boxOffice.used', { time: formatInstant(usedAt, lang) }) };
      if (reason !== 'unpaid') return { text: t(`boxOffice.${reason}`) };
      return { text: t('boxOffice.unpaid', { amount: formatPrice(owed, lang) }), unpaidOrder: order };
    }
  };
}
