import { useHost } from '@vestibule/contracts';
import { Alert, Button, Skeleton } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContents } from './cart-contents';
import styles from './cart.module.css';
import { useCart } from './use-cart';

/**
 * The cart is the visitor's own: the server renders only its frame, the browser reads the rest. `level` is that of its
 * lines' headings.
 */
export function CartPanel({ level }: { level: 2 | 3 }) {
  const { t } = useTranslation('commerce');
  const [state, again] = useCart(useHost());
  const [expired, setExpired] = useState(false);
  const onOver = () => {
    setExpired(true);
    again();
  };
  return (
    <>
      {expired && <Alert kind="status">{t('remaining.over')}</Alert>}
      {state.kind === 'loading' && (
        <div role="status" className={styles['loading']}>
          <p>{t('cart.loading')}</p>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {state.kind === 'failed' && (
        <Alert kind="error">
          <p>{t('cart.failed')}</p>
          <Button small onClick={again}>
            {t('cart.retry')}
          </Button>
        </Alert>
      )}
      {state.kind === 'read' && <CartContents cart={state.cart} level={level} since={state.at} onOver={onOver} />}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}
