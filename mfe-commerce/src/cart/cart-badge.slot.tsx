import { defineSlot, useHost, useHydrated, type Host, type SlotProps } from '@vestibule/contracts';
import { readCookies } from '@vestibule/contracts/browser-data';
import { Anchor, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { shopOfPath } from '@vestibule/contracts/site/shop-names';
import { SHOP_ROUTE } from '../shop-routes';
import styles from './cart-badge.module.css';
import { LateCartTime } from './late-cart-time';

/**
 * The header's way to the cart, the site's own or the one that the settings name. The count is the visitor's own: it
 * comes from cookies, in the browser, never with the page.
 */
const CartBadge = observer(function CartBadge(_: SlotProps<'header-cart'>) {
  const { t } = useTranslation('commerce');
  const host = useHost();
  const { basket, settings } = host.store;
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  useEffect(() => basket.readCookies(readCookies(), location.origin), [basket, pathname]);

  // Unknown settings are no reason to send people away.
  if (settings.current && !settings.isShopOnline) {
    return (
      <span className={styles.offline} title={t('badge.offline')}>
        {t('badge.cart')}
        <VisuallyHidden> ({t('badge.offline')})</VisuallyHidden>
      </span>
    );
  }
  const count = hydrated ? basket.cartAmount : 0;
  return (
    <span className={styles.place}>
      <Anchor
        href={settings.current?.design.header.basketLink || cartAddress(host)}
        className={styles.badge}
        aria-label={count > 0 ? t('badge.named', { count }) : undefined}
      >
        {t('badge.cart')}
        {/* The space is part of the name that is seen, which the spoken one must begin with. */}
        {count > 0 && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </Anchor>
      <LateCartTime place="header" />
    </span>
  );
});

/** The site's own cart; where another shop is in a frame its cart, unless the last tickets were put into our own. */
function cartAddress({ href, store: { basket, settings } }: Pick<Host, 'href' | 'store'>): string {
  if (!settings.current?.shop_frame) return href('cart', {});
  if (shopOfPath(basket.cartUrl)) return basket.cartUrl;
  return basket.cartUrl ? href('cart', {}) : href(SHOP_ROUTE, {});
}

export default defineSlot<'header-cart'>({ Component: CartBadge });
