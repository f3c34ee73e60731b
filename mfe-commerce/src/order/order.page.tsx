import { definePage, formatPrice, formatRate, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Alert, Anchor, Container, PageHeader, Button } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { useSearchParams, useLocation } from 'react-router-dom';
import shopPage from '../shop-page.module.css';
import { OrderFiles } from './order-files';
import { OrderLines } from './order-lines';
import styles from './order.module.css';
import { OrderState } from './order-state';
import { loadOrder, type OrderView } from './order.loader';

const HEADLINES = {
  pending: 'order.pending',
  confirmed: 'order.headline',
  cancelled: 'order.cancelled',
  refund: 'order.refund',
} as const satisfies Record<OrderView['state'], string>;

/**
 * An order, for holders of its link: its tickets, and the form that cancels it (docs/behaviour/tickets.md#order-page).
 */
function OrderPage({ data: order, refused }: PageProps<OrderView>) {
  const { t } = useTranslation('commerce');
  const [search] = useSearchParams();
  const isNew = search.get('placed') === '1' || search.get('paid') === '1';
  const headline = isNew && order.state === 'confirmed' ? 'order.thanks' : HEADLINES[order.state];
  return (
    <Container narrow className={shopPage.page}>
      <PageHeader size={2} subline={t('order.number', { number: order.number })}>
        {t(headline)}
      </PageHeader>
      {refused && <Alert kind="error">{t('order.notCancelled')}</Alert>}
      <OrderState order={order} />
      <OrderFiles order={order} />
      <OrderLines lines={order.lines} />
      <Amounts order={order} />
      {order.can_cancel && <CancelOrder isPending={order.state === 'pending'} />}
      <ToProgramme />
    </Container>
  );
}

function Amounts({ order }: { order: OrderView }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  return (
    <section aria-labelledby="amounts">
      <h2 id="amounts" className={styles.title}>
        {t('order.overview')}
      </h2>
      <Facts>
        {order.voucher && (
          <Fact name={t('voucher.line', { code: order.voucher.code })}>
            {formatPrice(`−${order.voucher.discount}`, lang)}
          </Fact>
        )}
        <Fact name={t('order.total')}>{formatPrice(order.total, lang)}</Fact>
        {order.vat
          .filter(({ rate }) => rate > 0)
          .map(({ rate, tax, net }) => (
            <Fact key={rate} name={t('order.vat', { rate: formatRate(rate, lang) })}>
              {t('order.taxOf', { tax: formatPrice(tax, lang), net: formatPrice(net, lang) })}
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

/**
 * Gives the tickets back; those of an unpaid order go back into the cart. A form that the browser sends itself: it
 * works the same with and without script.
 */
function CancelOrder({ isPending }: { readonly isPending: boolean }) {
  const { t } = useTranslation('commerce');
  const { pathname } = useLocation();
  return (
    <details className={styles.cancel}>
      <summary>{t(isPending ? 'order.giveUp' : 'order.cancel')}</summary>
      <form method="post" action={pathname}>
        <p>{t(isPending ? 'order.giveUpMeans' : 'order.cancelMeans')}</p>
        <Button type="submit">{t(isPending ? 'order.giveUpNow' : 'order.cancelNow')}</Button>
      </form>
    </details>
  );
}
