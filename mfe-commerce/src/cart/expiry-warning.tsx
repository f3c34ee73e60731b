import { Button, Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './expiry-warning.module.css';
import { useReservationStore } from './use-reservation';

interface ExpiryWarningProps {
  /** Whether less than a minute is left. */
  readonly isDue: boolean;
  /** Button that extends the reservation. */
  readonly extend: ReactNode;
}

/**
 * Asks a minute before the end whether more time is needed, once: a visitor who declines is not asked again
 * (docs/behaviour/tickets.md#changing-the-cart).
 */
export const ExpiryWarning = observer(function ExpiryWarning({ isDue, extend }: ExpiryWarningProps) {
  const { t } = useTranslation('commerce');
  const reservation = useReservationStore();
  const dismiss = () => reservation.decline();
  return (
    <Dialog
      open={isDue && !reservation.hasDeclined}
      onClose={dismiss}
      title={t('remaining.soon')}
      closeLabel={t('remaining.close')}
    >
      <div className={styles.warning}>
        <p>{t('remaining.moreTime')}</p>
        <div className={styles.ways}>
          {extend}
          <Button onClick={dismiss}>{t('remaining.goOn')}</Button>
        </div>
      </div>
    </Dialog>
  );
});
