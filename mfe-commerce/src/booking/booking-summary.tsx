import { useHost } from '@vestibule/contracts';
import type { Seat } from '@vestibule/contracts/seats/seat';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import { Alert, Anchor, Button, ButtonLink } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from './state/booking-outcome';
import type { BookingStore } from './state/booking-store';
import { LateCartTime } from '../cart/late-cart-time';
import styles from './booking.module.css';

/** Result of adding to the cart; takes the focus, because the pressed button has gone. */
export const BookingSummary = observer(function BookingSummary({ booking }: { booking: BookingStore }) {
  const { t } = useTranslation('commerce');
  const { summary } = booking;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [summary]);
  useEffect(() => {
    const widget = box.current?.closest('details');
    // Visitors who go on choosing start from the opener again, not from the top of the page.
    return () => {
      if (widget?.open && document.activeElement === document.body) widget.querySelector('summary')?.focus();
    };
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      {summary?.kind === 'loading' && <p role="status">{t('booking.adding')}</p>}
      {summary?.kind === 'success' && <Success tickets={summary.tickets} onMore={() => booking.resume()} />}
      {summary?.kind === 'error' && <Failed {...summary} booking={booking} />}
    </div>
  );
});

function Success({ tickets, onMore }: { tickets: number; onMore: () => void }) {
  const { t } = useTranslation('commerce');
  const cart = useHost().href('cart', {});
  return (
    <>
      <Alert kind="status">
        <p className={styles.lead}>{t('summary.added', { count: tickets })}</p>
        <p>{t('summary.reserved')}</p>
      </Alert>
      <LateCartTime place="booking" />
      <p className={styles.buttons}>
        <ButtonLink variant="primary" href={cart}>
          {t('summary.toCart')}
        </ButtonLink>
        <Button onClick={onMore}>{t('summary.addMore')}</Button>
      </p>
    </>
  );
}

/**
 * Codes with a text of their own: numbers of the ticket system (docs/behaviour/tickets.md#failures-when-adding), and a
 * limit of ours.
 */
const REASONS: Readonly<Record<string, string>> = {
  [-214]: 'summary.noSeats',
  [-204]: 'summary.noReservation',
  rate_limited: 'summary.tooMany',
  seat_taken: 'summary.seatTaken',
  seat_kind: 'summary.seatKind',
  companion: 'summary.companion',
};
/** Failures that another choice resolves: trying the same again, or elsewhere, does not. */
const needsOtherChoice = (code: FailureCode): boolean =>
  code === 'seat_taken' || code === 'seat_kind' || code === 'companion';

interface FailedProps {
  readonly code: FailureCode;
  readonly seat?: Seat | undefined;
  readonly booking: BookingStore;
}

const Failed = observer(function Failed({ code, seat, booking }: FailedProps) {
  const { t } = useTranslation('commerce');
  const shop = shopLinkOf(useHost().store);
  const reason = code === true ? undefined : REASONS[String(code)];
  return (
    <>
      <Alert kind="error">
        <p className={styles.lead}>{t('summary.failed')}</p>
        {reason && <p>{t(reason, { ...seat })}</p>}
        {!needsOtherChoice(code) && <p>{t('summary.advice')}</p>}
        {typeof code === 'number' && <p>{t('summary.code', { code })}</p>}
      </Alert>
      <p className={styles.buttons}>
        {!needsOtherChoice(code) && (
          <Button variant="primary" onClick={() => void booking.submit()}>
            {t('summary.retry')}
          </Button>
        )}
        <Button onClick={() => booking.resume()}>{t('summary.back')}</Button>
        {shop && <Anchor href={shop}>{t('summary.toShop')}</Anchor>}
      </p>
    </>
  );
});
