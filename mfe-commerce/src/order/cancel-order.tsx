import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './order.module.css';

/** Gives the tickets back. A form that the browser sends itself: it works the same with and without script. */
export function CancelOrder() {
  const { t } = useTranslation('commerce');
  const { pathname } = useLocation();
  return (
    <details className={styles['cancel']}>
      <summary>{t('order.cancel')}</summary>
      <form method="post" action={pathname}>
        <p>{t('order.cancelMeans')}</p>
        <Button type="submit">{t('order.cancelNow')}</Button>
      </form>
    </details>
  );
}
