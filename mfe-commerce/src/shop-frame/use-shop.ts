import { useHost } from '@vestibule/contracts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { keepCart } from './keep-cart';
import { FROM_PAGE, readMessage, type ShopMessage } from './shop-message';
import type { ShopPlace } from './shop-place';

/** How long the shop may say nothing before the page says so, in ms. */
const SILENT_MS = 15_000;

export interface FramedShop {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'waiting' | 'there' | 'silent';
  /** In px; undefined before the shop has sent it. */
  readonly height: number | undefined;
  /** Where the shop is now. */
  readonly place: ShopPlace;
  readonly isWithoutCookies: boolean;
}

/**
 * A shop in an iframe, as its messages describe it (docs/behaviour/tickets.md#embedded-shop): `shop` is its address,
 * `start` the path of the page with the iframe, `first` its first place. Address bar, badge and height follow the
 * messages.
 */
export function useShop(shop: string, start: string, first: ShopPlace): FramedShop {
  const { store } = useHost();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FramedShop['state']>('waiting');
  const [told, setTold] = useState<ShopMessage>({});

  useEffect(() => {
    const { origin } = new URL(shop);
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      // Anybody may send messages: only this frame's count, while it shows the shop.
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      const message = readMessage(data, shop);
      if (!message) return;
      setState('there');
      setTold((before) => ({ ...before, ...message }));
      if (message.place !== undefined) follow(start + message.place);
      if (message.cart) keepCart(store, message.cart.count, start + message.cart.place);
      if (message.isNewStep) frame.current.scrollIntoView();
    };
    window.addEventListener('message', listen);
    // The shop may have sent its messages before this code was loaded. Nothing in it is secret.
    frame.current?.contentWindow?.postMessage({ type: FROM_PAGE }, '*');
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'silent' : now)), SILENT_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [shop, start, store]);

  const { height, place = first, hasCookies = true } = told;
  return { frame, state, height, place, isWithoutCookies: !hasCookies };
}

/** The page stays unchanged, and so does the iframe: the address counts for a reload, or for visitors with the link. */
function follow(address: string): void {
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}
