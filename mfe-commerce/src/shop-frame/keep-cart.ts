import { writeCookie } from '@vestibule/contracts/browser-data';
import { COOKIES, RESERVATION_MINUTES, type RootStore } from '@vestibule/contracts';

/**
 * Shows the count of a cart in a frame's shop in the header's badge, and stores it for other pages as long as tickets
 * are held. `url` is the cart's place on this site: a cookie cannot lead elsewhere.
 */
export function keepCart({ basket, settings }: RootStore, count: number, url: string): void {
  const seconds = count > 0 ? RESERVATION_MINUTES * 60 : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const domain = settings.current?.cookie_domain;
  const ofDomain = domain ? `; domain=${domain}` : '';
  for (const [name, value] of [
    [COOKIES.cartAmount, String(count)],
    [COOKIES.cartUrl, encodeURIComponent(url)],
  ])
    writeCookie(`${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}${ofDomain}`);
  basket.setCart(count, url);
}
