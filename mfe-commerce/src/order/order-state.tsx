import { formatPrice, useHost } from '@vestibule/contracts';
import { Alert, ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OrderView } from './order.loader';

/** Why the payment page could not be opened (backend/src/features/shop/payments/routes.ts). */
const FAILURES = ['over', 'unavailable'];

/** State of an order: the next step, and the state of its payment. */
export function OrderState({ order }: { order: OrderView }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const [search] = useSearchParams();
  if (order.state === 'pending') return <Unpaid order={order} />;
  if (order.state === 'refund') return <p>{t('order.refundMeans')}</p>;
  if (order.state === 'cancelled') return <p>{t('order.noLongerValid')}</p>;
  return (
    <>
      {(search.get('placed') === '1' || search.get('paid') === '1') && (
        <p>{t('order.mailed', { email: order.email })}</p>
      )}
      {order.total !== '0.00' && <p>{t(`order.pay.${order.paid ? 'online' : order.payment}`)}</p>}
      {order.owed && (
        <p>
          {t(order.payUntil ? 'order.owedUntil' : 'order.owed', {
            amount: formatPrice(order.owed, lang),
            time: order.payUntil,
          })}
        </p>
      )}
    </>
  );
}

/**
 * Link to the payment page, while the tickets are held; a buyer who comes back from it may be faster than its callback.
 */
function Unpaid({ order }: { order: OrderView }) {
  const { t } = useTranslation('commerce');
  const [search] = useSearchParams();
  const failure = FAILURES.find((known) => known === search.get('payment'));
  const isBack = search.get('paid') === '1';
  return (
    <>
      {failure && <Alert kind="error">{t(`order.paymentFailure.${failure}`)}</Alert>}
      {isBack && <Alert kind="status">{t('order.paymentChecked')}</Alert>}
      {order.pay_url ? (
        <>
          <p>{t('order.payUntil', { time: order.payUntil })}</p>
          <p>
            <ButtonLink variant={isBack ? 'secondary' : 'primary'} href={order.pay_url}>
              {t('order.payNow')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>{t('order.payOver')}</p>
      )}
    </>
  );
}
