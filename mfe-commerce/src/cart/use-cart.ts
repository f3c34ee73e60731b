import type { Host } from '@vestibule/contracts';
import { useCallback, useEffect, useState } from 'react';
import { readCart, type CartView } from './read-cart';
import { useReservationStore } from './use-reservation';

export type CartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly cart: CartView; readonly at: number };

/**
 * The cart as the page came with it, then as the browser reads it after mount, and the function that reads it again.
 * The header's badge learns of it too.
 */
export function useCart(host: Host, initial?: CartView | null): [CartState, () => void] {
  const [state, setState] = useState<CartState>(() =>
    initial ? { kind: 'read', cart: initial, at: performance.now() } : { kind: 'loading' },
  );
  const reservation = useReservationStore();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stopper = new AbortController();
    readCart(host, stopper.signal).then(
      (cart) => {
        if (stopper.signal.aborted) return;
        const at = performance.now();
        // A response that was overtaken: the cart is read again.
        if (!reservation.take(cart, at)) return setAttempt((count) => count + 1);
        setState({ kind: 'read', cart, at });
      },
      (error: unknown) => {
        if (stopper.signal.aborted) return;
        host.report(error);
        setState({ kind: 'failed' });
      },
    );
    return () => stopper.abort();
  }, [host, attempt, reservation]);
  const again = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, again];
}
