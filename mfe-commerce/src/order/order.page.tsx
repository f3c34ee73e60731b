import { definePage, formatPrice, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Alert, Anchor, Container, Headline } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CancelOrder } from './cancel-order';
import { OrderLines } from './order-lines';
import styles from './order.module.css';
import { loadOrder, type OrderView } from './order.loader';

/** An order, for whoever has its link: its tickets, and the way to cancel it (docs/behaviour/tickets.md#order-page). */
function OrderPage({ data: order, refused }: PageProps<OrderView>) {
  const { t } = useTranslation('commerce');
  const [search] = useSearchParams();
  const isValid = order.state === 'confirmed';
  const headline = isValid ? (search.get('placed') === '1' ? 'order.thanks' : 'order.headline') : 'order.cancelled';
  return (
    <Container narrow className={styles['page']}>
      <Headline level={1} size={2} subline={t('order.number', { number: order.number })}>
        {t(headline)}
      </Headline>
      {refused && <Alert kind="error">{t('order.notCancelled')}</Alert>}
      {isValid && search.get('placed') === '1' && <p>{t('order.mailed', { email: order.email })}</p>}
      {isValid && <p>{t(`order.pay.${order.payment}`)}</p>}
      {!isValid && <p>{t('order.noLongerValid')}</p>}
      {isValid && (
        <ul role="list" className={styles['files']}>
          <li>
            <Anchor href={order.pdf_url}>{t('order.pdf')}</Anchor>
          </li>
          <li>
            <Anchor href={order.calendar_url}>{t('order.calendar')}</Anchor>
          </li>
        </ul>
      )}
      <OrderLines lines={order.lines} />
      <Amounts order={order} />
      {order.can_cancel && <CancelOrder />}
      <ToProgramme />
    </Container>
  );
}

function Amounts({ order }: { order: OrderView }) {
  const { t } = useTranslation('commerce');
  return (
    <section aria-labelledby="amounts">
      <h2 id="amounts" className={styles['title']}>
        {t('order.overview')}
      </h2>
      <Facts>
        <Fact name={t('cart.total')}>{formatPrice(order.total)}</Fact>
        {order.vat
          .filter(({ rate }) => rate > 0)
          .map(({ rate, tax, net }) => (
            <Fact key={rate} name={t('order.vat', { rate })}>
              {t('order.taxOf', { tax: formatPrice(tax), net: formatPrice(net) })}
            </Fact>
          ))}
        <Fact name={t('order.ordered')}>{order.ordered}</Fact>
        <Fact name={t('order.buyer')}>
          {order.first_name} {order.last_name}
        </Fact>
      </Facts>
    </section>
  );
}

function ToProgramme() {
  const { t } = useTranslation('commerce');
  return (
    <p>
      <Anchor href={useHost().href('events', {})}>{t('cart.toProgramme')}</Anchor>
    </p>
  );
}

export default definePage<OrderView>({
  Component: OrderPage,
  loader: loadOrder,
  meta: ({ number }, { t, href }) => ({
    title: t('order.number', { number }),
    // Its address is a secret: nothing that others read names it.
    urls: routeUrls(href, 'cart', {}),
    breadcrumbs: [{ title: t('order.number', { number }), url: href('cart', {}) }],
    noindex: true,
  }),
});
