import { isSiteError, useHost } from '@vestibule/contracts';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskWrite } from './use-desk-write';
import type { EventView } from './event-view';

export type Desk = ReturnType<typeof useDesk>;

/** A date in the server's state after each write, and the writes to its orders. */
export function useDesk(asked: EventView['asked'], initial: EventView['found']) {
  const { api, report } = useHost();
  const { t } = useTranslation('commerce');
  const write = useDeskWrite();
  const [found, setFound] = useState(initial);
  const { id } = initial.date;
  const turns = useRef(0);
  const refresh = useCallback(async () => {
    const turn = (turns.current += 1);
    try {
      const latest = await api.call('boxOfficeEvent', { params: { id }, query: asked });
      // An overtaken response is older than the displayed one.
      if (turn === turns.current) setFound(latest);
    } catch (error) {
      // The write itself succeeded: only the list stays out of date.
      report(error);
    }
  }, [api, asked, id, report]);
  const refused = (text: string) => (error: unknown) => (isSiteError(error) && error.status === 409 ? text : undefined);

  return {
    found,
    refresh,
    pay: async (number: string, way: DeskWay) => {
      const call = () => api.call('takePayment', { params: { number }, body: { way } });
      await write(call, t('boxOffice.taken', { number }), refused(t('boxOffice.notOwed')));
      await refresh();
    },
    cancel: async (number: string) => {
      const call = () => api.call('cancelAtDesk', { params: { number } });
      await write(call, t('boxOffice.cancelled', { number }), refused(t('boxOffice.tooLate')));
      await refresh();
    },
  };
}
