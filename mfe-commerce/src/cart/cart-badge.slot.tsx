import { defineSlot, useHost, useHydrated, type SlotProps } from '@vestibule/contracts';
import { Anchor, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './cart-badge.module.css';
import { LateCartTime } from './late-cart-time';

/**
 * The header's way to the cart, the site's own or the one that the settings name. The count is the visitor's own: it
 * comes from cookies, in the browser, never with the page.
 */
const CartBadge = observer(function CartBadge(_: SlotProps<'header-cart'>) {
  const { t } = useTranslation('commerce');
  const { store, href } = useHost();
  const { basket, settings } = store;
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  useEffect(() => basket.readCookies(document.cookie, location.origin), [basket, pathname]);

  // Unknown settings are no reason to send people away.
  if (settings.current && !settings.isShopOnline) {
    return (
      <span className={styles['offline']} title={t('badge.offline')}>
        {t('badge.cart')}
        <VisuallyHidden> ({t('badge.offline')})</VisuallyHidden>
      </span>
    );
  }
  const count = hydrated ? basket.cartAmount : 0;
  return (
    <span className={styles['place']}>
      <Anchor
        href={settings.current?.design.header.basketLink || href('cart', {})}
        className={styles['badge']}
        aria-label={count > 0 ? t('badge.named', { count }) : undefined}
      >
        {t('badge.cart')}
        {/* The space is part of the name that is seen, which the spoken one must begin with. */}
        {count > 0 && (
          <>
            {' '}
            <span className={styles['count']}>{count}</span>
          </>
        )}
      </Anchor>
      <LateCartTime place="header" />
    </span>
  );
});

export default defineSlot<'header-cart'>({ Component: CartBadge });
