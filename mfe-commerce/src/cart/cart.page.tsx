import { definePage, routeUrls, type PageProps, type RefusedPost } from '@vestibule/contracts';
import { CART_CONTROLS } from '@vestibule/contracts/posted-cart';
import { Alert, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { RefusedVoucher } from './voucher';
import { CartPanel } from './cart-panel';
import styles from './cart.module.css';
import { readCart, type CartView } from './read-cart';

/** Why a change was not made, where the page has words for it (backend/src/features/shop/cart-api/post-cart.ts). */
const WORDED = ['sold_out', 'no_reservation', 'conflict', 'companion'];
const refusalOf = ({ problems: { '': problem = '' } }: RefusedPost) =>
  WORDED.includes(problem) ? problem : 'unavailable';

function refusedVoucher({ problems, posted }: RefusedPost): RefusedVoucher | undefined {
  const problem = problems[CART_CONTROLS.voucher];
  return problem === undefined
    ? undefined
    : { problem, code: new URLSearchParams(posted).get(CART_CONTROLS.voucher) ?? '' };
}

/** The cart on a page of its own. */
function CartPage({ data, refused }: PageProps<CartView | null>) {
  const { t } = useTranslation('commerce');
  const voucher = refused && refusedVoucher(refused);
  return (
    <Container narrow className={styles.page}>
      <PageHeader size={2}>{t('cart.headline')}</PageHeader>
      {refused && !voucher && <Alert kind="error">{t(`cart.refused.${refusalOf(refused)}`)}</Alert>}
      <CartPanel level={2} initial={data} refused={voucher} />
    </Container>
  );
}

export default definePage<CartView | null>({
  Component: CartPage,
  // Without its lines the page is there all the same, and the browser asks again.
  loader: (context) => readCart(context, context.signal).catch(() => null),
  meta: (_, { href, t }) => ({
    title: t('cart.headline'),
    urls: routeUrls(href, 'cart', {}),
    breadcrumbs: [{ title: t('cart.headline'), url: href('cart', {}) }],
    noindex: true,
  }),
});
