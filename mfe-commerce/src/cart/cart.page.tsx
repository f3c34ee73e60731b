import { definePage, useHost } from '@vestibule/contracts';
import { Alert, Button, Container, Headline, Skeleton } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import remote from '../../remote';
import { CartContents } from './cart-contents';
import styles from './cart.module.css';
import { useCart } from './use-cart';

const paths = remote.routes.find(({ id }) => id === 'cart')?.path;

/** The cart is the visitor's own: the server renders only its frame, the browser reads the rest. */
function CartPage() {
  const { t } = useTranslation('commerce');
  const [state, again] = useCart(useHost());
  const [expired, setExpired] = useState(false);
  const onOver = () => {
    setExpired(true);
    again();
  };
  return (
    <Container narrow className={styles['page']}>
      <Headline level={1} size={2}>
        {t('cart.headline')}
      </Headline>
      {expired && <Alert kind="status">{t('remaining.over')}</Alert>}
      {state.kind === 'loading' && (
        <div role="status" className={styles['loading']}>
          <p>{t('cart.loading')}</p>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {state.kind === 'failed' && (
        <Alert kind="error">
          <p>{t('cart.failed')}</p>
          <Button small onClick={again}>
            {t('cart.retry')}
          </Button>
        </Alert>
      )}
      {state.kind === 'read' && <CartContents cart={state.cart} since={state.at} onOver={onOver} />}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
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
