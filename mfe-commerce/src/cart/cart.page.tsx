import { definePage } from '@vestibule/contracts';
import { Container, Headline } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import remote from '../../remote';
import { CartPanel } from './cart-panel';
import styles from './cart.module.css';

const paths = remote.routes.find(({ id }) => id === 'cart')?.path;

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
  meta: (_, { lang, t }) => ({
    title: t('cart.headline'),
    urls: { de: `/de/${paths?.de}`, en: `/en/${paths?.en}`, cs: `/cs/${paths?.cs}` },
    breadcrumbs: [{ title: t('cart.headline'), url: `/${lang}/${paths?.[lang]}` }],
    noindex: true,
  }),
});
