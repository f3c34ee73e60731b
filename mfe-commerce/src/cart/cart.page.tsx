import { definePage, routeUrls } from '@vestibule/contracts';
import { Container, Headline } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { CartPanel } from './cart-panel';
import styles from './cart.module.css';

/** The cart on a page of its own. */
function CartPage() {
  const { t } = useTranslation('commerce');
  return (
    <Container narrow className={styles['page']}>
      <Headline level={1} size={2}>
        {t('cart.headline')}
      </Headline>
      <CartPanel level={2} />
    </Container>
  );
}

export default definePage({
  Component: CartPage,
  meta: (_, { href, t }) => ({
    title: t('cart.headline'),
    urls: routeUrls(href, 'cart', {}),
    breadcrumbs: [{ title: t('cart.headline'), url: href('cart', {}) }],
    noindex: true,
  }),
});
