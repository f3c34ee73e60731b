import { MAX_TICKETS_PER_LINE, useHost } from '@vestibule/contracts';
import { CART_CONTROLS } from '@vestibule/contracts/posted-cart';
import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './cart.module.css';
import type { CartLineView } from './read-cart';

/** Another number of tickets, or none. The browser sends it itself, with and without script alike. */
export function ChangeLine({ line: { id, title, what, quantity } }: { line: CartLineView }) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const named = (action: string) => `${action}: ${[title, what].filter(Boolean).join(', ')}`;
  const inputId = `quantity-${id}`;
  return (
    <form method="post" action={href('cart', {})} className={styles.change}>
      <input type="hidden" name={CART_CONTROLS.line} value={id} />
      <label htmlFor={inputId}>{t('cart.quantity')}</label>
      <input
        id={inputId}
        aria-label={named(t('cart.quantity'))}
        type="number"
        inputMode="numeric"
        name={CART_CONTROLS.quantity}
        min={0}
        max={MAX_TICKETS_PER_LINE}
        required
        defaultValue={quantity}
      />
      <Button type="submit" small aria-label={named(t('cart.change'))}>
        {t('cart.change')}
      </Button>
      <Button
        type="submit"
        small
        name={CART_CONTROLS.quantity}
        value="0"
        formNoValidate
        aria-label={named(t('cart.remove'))}
      >
        {t('cart.remove')}
      </Button>
    </form>
  );
}
