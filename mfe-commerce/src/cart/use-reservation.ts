import { useHost } from '@vestibule/contracts';
import { useEffect } from 'react';
import { ReservationStore } from './reservation-store';

/** Returns the page's only reservation store, without reading the cart. */
export function useReservationStore(): ReservationStore {
  const { api, store } = useHost();
  return store.remote('reservation', () => new ReservationStore(api, store.basket));
}

/**
 * The reservation, kept up to date: it is read when the badge's count differs from the last one, and when the visitor
 * comes back, as clocks of pages stand still while a phone sleeps. Call it in an observer.
 */
export function useReservation(): ReservationStore {
  const { basket } = useHost().store;
  const reservation = useReservationStore();
  const { cartAmount } = basket;
  useEffect(() => {
    if (cartAmount !== reservation.tickets) void reservation.read();
  }, [cartAmount, reservation]);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void reservation.read();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [reservation]);
  return reservation;
}
