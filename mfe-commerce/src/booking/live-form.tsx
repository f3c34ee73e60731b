import { isSiteError, useHost } from '@vestibule/contracts';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import { Alert, Anchor, Button, Skeleton } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toGroups } from './state/booking-event';
import { BookingForm } from './booking-form';
import type { BookingStore } from './state/booking-store';
import styles from './booking.module.css';
import { useEventAnswer } from './state/use-event-answer';

/**
 * Tickets as the system that sells them knows them at this moment (docs/behaviour/tickets.md#another-ticket-system).
 * Chosen tickets stay chosen while they are read, and when that fails.
 */
export default observer(function LiveForm({ booking }: { booking: BookingStore }) {
  const { t } = useTranslation('commerce');
  const { answer, error, read } = useEventAnswer('eventTickets', booking.event?.id ?? 0);
  useLayoutEffect(() => {
    if (answer) booking.offer(toGroups(answer.seat_groups, t('booking.fullPrice')));
  }, [answer, booking, t]);
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears: the focus of keyboard users stays here.
    box.current?.focus();
    read();
  };
  const isNotSold = isSiteError(error) && error.code === 'not_found';
  const isForm = !error && answer !== undefined && answer.seat_groups.length > 0;
  return (
    <div ref={box} tabIndex={-1} className={styles[isForm ? 'live' : 'summary']}>
      {isForm && booking.event && <BookingForm booking={booking} event={booking.event} />}
      {!isForm && (answer || isNotSold) && <p>{t('booking.nothing')}</p>}
      {error !== undefined && !isNotSold && <Away onRetry={retry} />}
      {error === undefined && !answer && (
        <div role="status">
          <p>{t('booking.loading')}</p>
          <Skeleton />
        </div>
      )}
    </div>
  );
});

function Away({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('commerce');
  const shop = shopLinkOf(useHost().store);
  return (
    <>
      <Alert kind="error">
        <p>{t('booking.away')}</p>
      </Alert>
      <p className={styles.buttons}>
        <Button variant="primary" onClick={onRetry}>
          {t('summary.retry')}
        </Button>
        {shop && <Anchor href={shop}>{t('summary.toShop')}</Anchor>}
      </p>
    </>
  );
}
