import { isSiteError, useHost } from '@vestibule/contracts';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskWrite } from './use-desk-write';
import type { EventView } from './event-view';

export type Desk = ReturnType<typeof useDesk>;

/** A date as the server has it after each write, and what is done with its orders. */
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
      // An answer that was overtaken is older than what is shown.
      if (turn === turns.current) setFound(latest);
    } catch (error) {
      // What was done is done: the list is as old as before.
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
