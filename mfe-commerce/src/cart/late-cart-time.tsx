import { useHost, useHydrated } from '@vestibule/contracts';
import { shopOfPath } from '@vestibule/contracts/site/shop-names';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { CartTimeProps } from './cart-time';

const CartTime = lazyWithRetry(() => import('./cart-time'));

/**
 * The time that is left, whose code comes to those who have tickets, and in the browser only. Tickets of a shop in a
 * frame are not ours to time.
 */
export const LateCartTime = observer(function LateCartTime(props: CartTimeProps) {
  const { cartAmount, cartUrl } = useHost().store.basket;
  return (
    useHydrated() &&
    cartAmount > 0 &&
    !shopOfPath(cartUrl) && (
      <Suspense>
        <CartTime {...props} />
      </Suspense>
    )
  );
});
