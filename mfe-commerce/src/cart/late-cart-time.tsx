import { useHost, useHydrated } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { CartTimeProps } from './cart-time';

const CartTime = lazy(() => import('./cart-time'));

/** The time that is left, whose code comes to those who have tickets, and in the browser only. */
export const LateCartTime = observer(function LateCartTime(props: CartTimeProps) {
  const { cartAmount } = useHost().store.basket;
  return (
    useHydrated() &&
    cartAmount > 0 && (
      <Suspense>
        <CartTime {...props} />
      </Suspense>
    )
  );
});
