import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { CHECKOUT_ROUTE } from '../shop-routes';
import styles from './checkout.module.css';
import type { CheckoutData } from './checkout.loader';

/** Account that the order will belong to; guests, who need none, get a link to theirs. */
export function Buyer({ customer }: Pick<CheckoutData, 'customer'>) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  return (
    <p className={styles.note}>
      {customer ? (
        t('checkout.account', { email: customer.email })
      ) : (
        <>
          {t('checkout.guest')}{' '}
          <Anchor href={`${href('login', {})}?next=${encodeURIComponent(href(CHECKOUT_ROUTE, {}))}`}>
            {t('checkout.login')}
          </Anchor>
        </>
      )}
    </p>
  );
}
