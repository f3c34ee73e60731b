import { useHost } from '@vestibule/contracts';
import { Alert, Anchor, Button, Skeleton } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { CartContents } from './cart-contents';
import styles from './cart.module.css';
import type { CartView } from './read-cart';
import { ReserveAgain } from './reserve-again';
import { useCart } from './use-cart';
import type { RefusedVoucher } from './voucher';

interface CartPanelProps {
  readonly level: 2 | 3;
  readonly initial?: CartView | null;
  readonly refused?: RefusedVoucher | undefined;
}

/**
 * The cart is the visitor's own: cached pages have only its frame, and the browser reads the rest; `initial` is the
 * cart in a page for one visitor. `level` is that of its lines' headings.
 */
export function CartPanel({ level, initial, refused }: CartPanelProps) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const [state, again] = useCart(useHost(), initial);
  return (
    <>
      <ReserveAgain onDone={again} />
      {state.kind === 'loading' && (
        <div role="status" className={styles.loading}>
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
      {state.kind === 'read' && state.cart.unpaidOrders.length > 0 && (
        <Alert kind="status">
          <ul role="list">
            {state.cart.unpaidOrders.map(({ number, url }) => (
              <li key={number}>
                {t('cart.unpaidOrder', { number })} <Anchor href={url}>{t('cart.toOrder')}</Anchor>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {state.kind === 'read' && (
        <CartContents cart={state.cart} level={level} since={state.at} refused={refused} onOver={again} />
      )}
      {state.kind === 'loading' && (
        <noscript>
          <p>
            <Anchor href={href('cart', {})}>{t('cart.show')}</Anchor>
          </p>
        </noscript>
      )}
    </>
  );
}
