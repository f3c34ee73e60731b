import { useHost, useHydrated } from '@vestibule/contracts';
import { shopOfPath } from '@vestibule/contracts/site/shop-names';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { CartTimeProps } from './cart-time';

const CartTime = lazy(() => import('./cart-time'));

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
