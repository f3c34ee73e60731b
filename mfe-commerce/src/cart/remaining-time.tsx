import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import { ExpiryWarning } from './expiry-warning';
import { remainingText } from './remaining';
import type { Deadline } from './reservation-store';
import { useLeft } from './use-left';
import { useReservationStore } from './use-reservation';

interface RemainingTimeProps extends Deadline {
  /** Button that extends the time, for the warning before the end; undefined where it cannot be extended. */
  readonly extend?: ReactNode;
  readonly onOver: () => void;
}

/** Remaining time of the tickets, in words. Counted from when the cart was read: the visitor's clock may be wrong. */
export function RemainingTime({ extend, onOver, ...deadline }: RemainingTimeProps) {
  const { t } = useTranslation('commerce');
  const reservation = useReservationStore();
  useEffect(() => reservation.announce(), [reservation]);
  const { key, count } = remainingText(useLeft(deadline, onOver));
  return (
    <div className={styles.remaining}>
      <p role="timer">{t(`remaining.${key}`, { count })}</p>
      {/* There before its text, which is how it is announced. */}
      <p aria-live="assertive">{key === 'lastMinute' && t('remaining.warning')}</p>
      {extend && <ExpiryWarning isDue={key === 'lastMinute'} extend={extend} />}
    </div>
  );
}
