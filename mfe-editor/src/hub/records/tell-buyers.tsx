import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { Alert, Button } from '@vestibule/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import { useHubWrite } from '../frame/use-hub-write';

interface TellBuyersProps {
  readonly eventId: number;
  /** Changes with every saved state of the event. */
  readonly version: string;
}

/** Asks whether to write to the buyers of an event that has changed since tickets were sold; nothing otherwise. */
export function TellBuyers({ eventId, version }: TellBuyersProps) {
  const { api, report } = useHost();
  const { t } = useTranslation('editor');
  const write = useHubWrite();
  const [buyers, setBuyers] = useState<AnswerOf<'eventBuyers'>>();
  const [isPending, setPending] = useState(false);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const found = await api.call('eventBuyers', { params: { id: eventId }, ...(signal && { signal }) });
        if (!signal?.aborted) setBuyers(found);
      } catch (error) {
        // Users who may not write to buyers get no question, nor is there one about a deleted event.
        const isExpected = isSiteError(error) && (error.status === 403 || error.status === 404);
        if (!signal?.aborted && !isExpected) report(error);
      }
    },
    [api, eventId, report],
  );
  useEffect(() => {
    const stopper = new AbortController();
    void read(stopper.signal);
    return () => stopper.abort();
  }, [read, version]);
  if (!buyers || buyers.tickets === 0 || !buyers.is_changed || buyers.is_told) return null;
  const tell = async () => {
    if (isPending) return;
    setPending(true);
    await write(() => api.call('tellBuyers', { params: { id: eventId } }), t('buyers.told'));
    setPending(false);
    await read();
  };
  return (
    <section className={list.section} aria-label={t('buyers.title')}>
      <h2>{t('buyers.title')}</h2>
      <Alert kind="status">
        <p>{t('buyers.question', { count: buyers.tickets })}</p>
        <p>{t('buyers.means', { count: buyers.orders })}</p>
        <Button aria-disabled={isPending} onClick={() => void tell()}>
          {t('buyers.tell')}
        </Button>
      </Alert>
    </section>
  );
}
