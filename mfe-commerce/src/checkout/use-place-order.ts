import { isSiteError, useHost } from '@vestibule/contracts';
import { ORDER_REFUSALS, unprintableProblem, type OrderValues } from '@vestibule/contracts/order-fields';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReservationStore } from '../cart/use-reservation';
import type { OrderFailure } from './order-form-values';

interface Bought {
  readonly key: string;
  readonly tickets: number;
  readonly total: string;
}

/** Orders by script, and goes on to the order's page. Returns the server's validation errors. */
export function usePlaceOrder({ key, tickets, total }: Bought, before: OrderFailure | undefined) {
  const { api, report, store } = useHost();
  const navigate = useNavigate();
  const [failure, setFailure] = useState(before);
  const reservation = useReservationStore();

  async function place(values: OrderValues): Promise<Readonly<Record<string, string>> | undefined> {
    setFailure(undefined);
    try {
      const body = { ...values, idempotency_key: key, tickets, total };
      const { url } = await api.call('placeOrder', { body });
      store.basket.setCart(0, store.basket.cartUrl);
      // Until the order's page is there the form can be sent again: the same key finds the same order.
      await navigate(`${url}?placed=1`);
      return undefined;
    } catch (error) {
      if (isSiteError(error) && error.status === 400 && error.field) {
        const unprintable = error.details?.['unprintable'];
        return { [error.field]: unprintable === undefined ? 'invalid' : unprintableProblem(unprintable) };
      }
      const refusal = isSiteError(error) ? ORDER_REFUSALS.find((code) => code === error.code) : undefined;
      const limited = isSiteError(error) && error.code === 'rate_limited';
      if (!refusal && !limited) report(error);
      if (refusal === 'no_reservation') void reservation.read();
      setFailure(refusal ?? (limited ? 'limited' : 'unavailable'));
      return {};
    }
  }
  return { failure, place };
}
