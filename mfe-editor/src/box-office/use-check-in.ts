import { isSiteError, useHost, type SiteError } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { useTranslation } from 'react-i18next';
import { withLogin } from '../session/persist';
import { reasonOf } from '../session/reason';
import { useEditor } from '../session/use-editor';

/** Checks a ticket of this event in; answers what is to be said of it. */
export function useCheckIn(eventId: number) {
  const { api, lang, report } = useHost();
  const { t } = useTranslation('editor');
  const editor = useEditor();

  /** When the ticket was used; undefined where it was given back. */
  async function usedAt(code: string): Promise<string | undefined> {
    const { orders } = await api.call('boxOfficeEvent', { params: { id: eventId }, query: { q: code } });
    const tickets = orders.results.flatMap((order) =>
      order.state === 'confirmed' ? order.lines.flatMap((line) => line.tickets) : [],
    );
    return tickets.find((ticket) => ticket.code === code)?.used_at ?? undefined;
  }
  async function refusal(code: string, { status, field }: SiteError): Promise<string | undefined> {
    if (status === 404) return t('boxOffice.unknown');
    if (status !== 409) return undefined;
    if (field === 'event') return t('boxOffice.otherEvent');
    const at = await usedAt(code);
    return at === undefined ? t('boxOffice.givenBack') : t('boxOffice.used', { time: formatInstant(at, lang) });
  }

  return async (code: string): Promise<string> => {
    try {
      const body = { code, event: eventId };
      const { name, seat_group, price_name, seat } = await withLogin(
        () => api.call('checkIn', { body }),
        () => editor.askLogin(),
      );
      const place = seat ? seatWords([seat], lang) : '';
      return t('boxOffice.welcome', { who: [name.trim(), seat_group, price_name, place].filter(Boolean).join(', ') });
    } catch (error) {
      const known = isSiteError(error) ? await refusal(code, error).catch(() => undefined) : undefined;
      if (known === undefined) report(error);
      return known ?? t('alert.notDone', { reason: reasonOf(error, t) });
    }
  };
}
