import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './order.module.css';

/**
 * Gives the tickets back; what waits for its payment goes back into the cart. A form that the browser sends itself: it
 * works the same with and without script.
 */
export function CancelOrder({ isPending }: { readonly isPending: boolean }) {
  const { t } = useTranslation('commerce');
  const { pathname } = useLocation();
  return (
    <details className={styles['cancel']}>
      <summary>{t(isPending ? 'order.giveUp' : 'order.cancel')}</summary>
      <form method="post" action={pathname}>
        <p>{t(isPending ? 'order.giveUpMeans' : 'order.cancelMeans')}</p>
        <Button type="submit">{t(isPending ? 'order.giveUpNow' : 'order.cancelNow')}</Button>
      </form>
    </details>
  );
}
