import { useHost } from '@vestibule/contracts';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './cart-time.module.css';
import { ExpiryWarning } from './expiry-warning';
import { clockText, remainingText } from './remaining';
import type { Deadline, ReservationStore } from './reservation-store';
import { useLeft } from './use-left';
import { useReservation } from './use-reservation';

export interface CartTimeProps {
  /** In the header there is room for minutes and seconds only; elsewhere words stand before them. */
  readonly place: 'header' | 'booking';
}

/** How long the cart is still held; nothing where it holds nothing. Loaded by visitors with tickets only. */
export default observer(function CartTime({ place }: CartTimeProps) {
  const reservation = useReservation();
  const { deadline } = reservation;
  return deadline && <Countdown deadline={deadline} reservation={reservation} place={place} />;
});

const Countdown = observer(function Countdown({
  deadline,
  reservation,
  place,
}: CartTimeProps & { readonly deadline: Deadline; readonly reservation: ReservationStore }) {
  const { t } = useTranslation('commerce');
  const { report } = useHost();
  const left = useLeft(deadline, () => void reservation.read());
  const { key, count } = remainingText(left);
  const inHeader = place === 'header';
  const isDue = key === 'lastMinute' && reservation.announcers === 0;
  return (
    <>
      <span className={styles[place]}>
        <span role="timer">
          <span aria-hidden="true">
            {!inHeader && `${t('remaining.inCart')} `}
            <span className={styles.clock}>{clockText(left)}</span>
          </span>
          <VisuallyHidden>{t(`remaining.${key}`, { count })}</VisuallyHidden>
        </span>
        {inHeader && (
          // There before its text, which is how it is announced: once, and never each second.
          <VisuallyHidden>
            <span aria-live="assertive">{isDue && t('remaining.warning')}</span>
          </VisuallyHidden>
        )}
      </span>
      {inHeader &&
        reservation.extensionsLeft > 0 &&
        // Beside the page: in the header it would have the colours of that.
        createPortal(
          <ExpiryWarning
            isDue={isDue}
            extend={
              <Button variant="primary" onClick={() => void reservation.extend().catch(report)}>
                {t('remaining.extend')}
              </Button>
            }
          />,
          document.body,
        )}
    </>
  );
});
