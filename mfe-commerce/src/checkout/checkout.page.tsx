import { definePage, formatPrice, routeUrls, useHost, useHydrated, type PageProps } from '@vestibule/contracts';
import { Button, ButtonLink, Container, cx, PageHeader } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cartDates } from '../cart/read-cart';
import { RemainingTime } from '../cart/remaining-time';
import { ReserveAgain } from '../cart/reserve-again';
import { useReservationStore } from '../cart/use-reservation';
import { VoucherLine } from '../cart/voucher';
import { CHECKOUT_ROUTE } from '../shop-routes';
import shopPage from '../shop-page.module.css';
import { ANSWER_ID, CheckoutForm } from './checkout-form';
import type { CheckoutData } from './checkout.loader';
import { loadCheckout } from './checkout.loader';
import { Buyer } from './buyer';
import styles from './checkout.module.css';

/** From the cart to an order: the cart beside the forms for buyer and payment (docs/behaviour/tickets.md#checkout). */
const Checkout = observer(function Checkout({ data, refused }: PageProps<CheckoutData>) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const { cart } = data;
  const reservation = useReservationStore();
  const navigate = useNavigate();
  useEffect(() => void reservation.take(cart, performance.now()), [cart, reservation]);
  const isOver = reservation.lapsed.length > 0;
  // The page loads again; entered values stay.
  const reserveAgain = <ReserveAgain onDone={() => void navigate('.', { replace: true, preventScrollReset: true })} />;
  return (
    <Container className={cx(shopPage.page, shopPage.columns, styles.columns)}>
      <PageHeader size={2} className={shopPage.head}>
        {t('checkout.headline')}
      </PageHeader>
      {cart.lines.length === 0 ? (
        <div className={styles.empty}>
          <p>{t(refused ? 'checkout.failure.no_reservation' : 'cart.empty')}</p>
          <ButtonLink variant="primary" href={href('events', {})}>
            {t('cart.toProgramme')}
          </ButtonLink>
        </div>
      ) : cart.checkoutUrl ? (
        <div className={styles.empty}>
          <p>{t('checkout.elsewhere')}</p>
          <ButtonLink variant="primary" href={cart.checkoutUrl}>
            {t('cart.toCheckout')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <section id={ANSWER_ID} className={styles.main} aria-label={t('checkout.yourDetails')}>
            <Buyer customer={data.customer} />
            <CheckoutForm data={data} refused={refused} reserveAgain={isOver && reserveAgain} />
          </section>
          <Bought key={data.key} data={data} isOver={isOver} onOver={() => void reservation.read()} />
        </>
      )}
    </Container>
  );
});

interface BoughtProps {
  readonly data: CheckoutData;
  /** Some of the tickets are reserved no more. */
  readonly isOver: boolean;
  readonly onOver: () => void;
}

function Bought({ data: { cart }, isOver, onOver }: BoughtProps) {
  const { t } = useTranslation('commerce');
  const { href, lang, report } = useHost();
  const reservation = useReservationStore();
  const hasScript = useHydrated();
  const [held, setHeld] = useState(() => ({ for: cart.heldFor, since: performance.now(), left: cart.extensionsLeft }));
  // Without leaving the page: typed values stay.
  const extend = () =>
    reservation.extend().then(() => {
      const { deadline, extensionsLeft } = reservation;
      if (deadline) setHeld({ for: deadline.heldFor, since: deadline.since, left: extensionsLeft });
    }, report);
  return (
    <aside className={styles.bought} aria-labelledby="bought">
      <h2 id="bought">{t('checkout.bought')}</h2>
      {held.for !== null && (
        <RemainingTime
          heldFor={held.for}
          since={held.since}
          extend={
            held.left > 0 &&
            !isOver && (
              <Button variant="primary" onClick={() => void extend()}>
                {t('remaining.extend')}
              </Button>
            )
          }
          onOver={onOver}
        />
      )}
      {hasScript && held.left > 0 && !isOver && (
        <p>
          <Button small onClick={() => void extend()}>
            {t('remaining.extend')}
          </Button>
        </p>
      )}
      <ul role="list">
        {cartDates(cart.lines).map((lines) => (
          <li key={lines[0].id} className={styles.line}>
            <strong>{lines[0].title}</strong>
            <span>{lines[0].when}</span>
            {lines.map((line) => (
              <Fragment key={line.id}>
                <span className={styles.note}>{line.what}</span>
                <span>{t('cart.amount', { count: line.quantity, price: formatPrice(line.price, lang) })}</span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {cart.voucher && <VoucherLine voucher={cart.voucher} />}
      <p className={styles.total}>
        <span>{t('cart.total')}</span>
        <strong>{formatPrice(cart.total, lang)}</strong>
      </p>
      <p>
        <ButtonLink small href={href('cart', {})}>
          {t('checkout.change')}
        </ButtonLink>
      </p>
    </aside>
  );
}

export default definePage<CheckoutData>({
  Component: Checkout,
  loader: loadCheckout,
  meta: (_, { href, t, refused }) => ({
    title: t(refused ? 'checkout.refused' : 'checkout.headline'),
    urls: routeUrls(href, CHECKOUT_ROUTE, {}),
    breadcrumbs: [
      { title: t('cart.headline'), url: href('cart', {}) },
      { title: t('checkout.headline'), url: href(CHECKOUT_ROUTE, {}) },
    ],
    noindex: true,
  }),
});
