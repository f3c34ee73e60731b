import { isSiteError, ORDER_REFUSALS, useHost, type OrderValues } from '@vestibule/contracts';
import { useState } from 'react';
import type { OrderFailure } from './order-form-values';

interface Bought {
  readonly key: string;
  readonly tickets: number;
  readonly total: string;
}

/** Orders by script; the browser goes on to the order's page. Answers what the server finds wrong. */
export function usePlaceOrder({ key, tickets, total }: Bought, before: OrderFailure | undefined) {
  const { api, report, store } = useHost();
  const [failure, setFailure] = useState(before);

  async function place(values: OrderValues): Promise<Readonly<Record<string, string>> | undefined> {
    setFailure(undefined);
    try {
      const body = { ...values, idempotency_key: key, tickets, total };
      const { url } = await api.call('placeOrder', { body });
      store.basket.setCart(0, store.basket.cartUrl);
      location.assign(`${url}?placed=1`);
      // Until the page is left, nothing can be sent twice.
      return await new Promise<never>(() => undefined);
    } catch (error) {
      if (isSiteError(error) && error.status === 400 && error.field) return { [error.field]: 'invalid' };
      const refusal = isSiteError(error) ? ORDER_REFUSALS.find((code) => code === error.code) : undefined;
      const limited = isSiteError(error) && error.code === 'rate_limited';
      if (!refusal && !limited) report(error);
      setFailure(refusal ?? (limited ? 'limited' : 'unavailable'));
      return {};
    }
  }
  return { failure, place };
}
