import {
  definePage,
  formatPrice,
  routeUrls,
  useHost,
  type AnswerOf,
  type PageProps,
  type LoaderContext,
} from '@vestibule/contracts';
import { Anchor, ButtonLink, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import shopPage from '../shop-page.module.css';
import styles from './order.module.css';

const STATES = {
  pending: 'ownOrders.pending',
  confirmed: 'ownOrders.confirmed',
  cancelled: 'ownOrders.cancelled',
  refund: 'ownOrders.refund',
} as const satisfies Record<AnswerOf<'customerOrders'>[number]['state'], string>;

/**
 * Orders of a customer while logged in; each order has its own page (docs/behaviour/tickets.md#orders-of-an-account).
 */
function OwnOrders({ data: orders }: PageProps<readonly OwnOrder[]>) {
  const { t } = useTranslation('commerce');
  const { href, lang } = useHost();
  return (
    <Container narrow className={shopPage.page}>
      <PageHeader size={2}>{t('ownOrders.headline')}</PageHeader>
      {orders.length === 0 ? (
        <>
          <p>{t('ownOrders.none')}</p>
          <p>
            <ButtonLink variant="primary" href={href('events', {})}>
              {t('cart.toProgramme')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <ul role="list">
          {orders.map((order) => (
            <li key={order.number} className={styles.line}>
              <h2 className={styles.title}>
                <Anchor href={order.url}>{t('order.number', { number: order.number })}</Anchor>
              </h2>
              <span>{order.ordered}</span>
              <span>
                {t('ownOrders.tickets', { count: order.tickets_quantity, price: formatPrice(order.total, lang) })}
              </span>
              <span className={styles.what}>{t(STATES[order.state])}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Anchor href={href('user-profile', {})}>{t('ownOrders.profile')}</Anchor>
      </p>
    </Container>
  );
}

export default definePage<readonly OwnOrder[]>({
  Component: OwnOrders,
  loader: loadOwnOrders,
  meta: (_, { t, href }) => ({
    title: t('ownOrders.headline'),
    urls: routeUrls(href, 'user-orders', {}),
    breadcrumbs: [{ title: t('ownOrders.headline'), url: href('user-orders', {}) }],
    noindex: true,
  }),
});

type OwnOrder = AnswerOf<'customerOrders'>[number] & {
  /** Time of the order, in words. */
  readonly ordered: string;
};

/** The customer's orders, the latest first. Throws `unauthorised` for anybody who is no customer. */
async function loadOwnOrders({ api, lang, signal }: LoaderContext): Promise<readonly OwnOrder[]> {
  const [dates, orders] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('customerOrders', { signal }),
  ]);
  return orders.map((order) => ({ ...order, ordered: dates.formatInstant(order.created_at, lang) }));
}
