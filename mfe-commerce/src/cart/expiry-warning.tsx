import { Button, Dialog } from '@vestibule/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';

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
export function ExpiryWarning({ isDue, extend }: ExpiryWarningProps) {
  const { t } = useTranslation('commerce');
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => setDismissed(true);
  // Extended: the next end is another one.
  if (dismissed && !isDue) setDismissed(false);
  return (
    <Dialog open={isDue && !dismissed} onClose={dismiss} title={t('remaining.soon')} closeLabel={t('remaining.close')}>
      <div className={styles.warning}>
        <p>{t('remaining.moreTime')}</p>
        <div className={styles.ways}>
          {extend}
          <Button onClick={dismiss}>{t('remaining.goOn')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
