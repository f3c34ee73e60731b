import { definePage, inEachLanguage, useHost, type PageProps } from '@vestibule/contracts';
import { ButtonLink, Container, cx, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CartPanel } from '../cart/cart-panel';
import shopPage from '../shop-page.module.css';
import { ShopFrame } from '../shop-frame/shop-frame';
import { OfferRow } from './offer-row';
import { SHOP_ROUTE } from '../shop-routes';
import { loadWebshop, type OwnShop, type WebshopData } from './webshop.loader';
import styles from './webshop.module.css';

function Webshop({ data }: PageProps<WebshopData>) {
  return 'shop' in data ? <ShopFrame data={data} /> : <HouseShop data={data} />;
}

/** The site's own shop: the next bookable events, and beside them the cart. */
function HouseShop({ data }: PageProps<OwnShop>) {
  const { t } = useTranslation('commerce');
  return (
    <Container className={cx(shopPage.page, shopPage.columns, styles.columns)}>
      <PageHeader size={2} className={shopPage.head} subline={t('shop.subline')}>
        {t('shop.headline')}
      </PageHeader>
      <section className={styles.offers} aria-labelledby="offers">
        <h2 id="offers">{t('shop.next')}</h2>
        {data.offers.length === 0 ? (
          <Nothing />
        ) : (
          <ul role="list">
            {data.offers.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
        <Pages data={data} />
      </section>
      <aside className={styles.cart} aria-labelledby="shop-cart">
        <h2 id="shop-cart">{t('cart.headline')}</h2>
        <CartPanel level={3} />
      </aside>
    </Container>
  );
}

function Nothing() {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  return (
    <>
      <p>{t('shop.nothing')}</p>
      <ButtonLink href={href('events', {})}>{t('cart.toProgramme')}</ButtonLink>
    </>
  );
}

/** Further pages are links of the address that one is at, as the shop has several. */
function Pages({ data: { page, hasNext } }: PageProps<OwnShop>) {
  const { t } = useTranslation('commerce');
  const { pathname } = useLocation();
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={styles.pages} aria-label={t('shop.pages')}>
      {page > 1 && (
        <ButtonLink href={page === 2 ? pathname : `${pathname}?page=${page - 1}`}>{t('shop.earlier')}</ButtonLink>
      )}
      {hasNext && <ButtonLink href={`${pathname}?page=${page + 1}`}>{t('shop.later')}</ButtonLink>}
    </nav>
  );
}

export default definePage<WebshopData>({
  Component: Webshop,
  loader: loadWebshop,
  meta: (data, { href, t }) => ({
    title: t('shop.headline'),
    urls: inEachLanguage((lang) => href(SHOP_ROUTE, {}, lang) + ('shop' in data ? data.place : '')),
    breadcrumbs: [{ title: t('shop.headline'), url: href(SHOP_ROUTE, {}) }],
    noindex: true,
  }),
});
