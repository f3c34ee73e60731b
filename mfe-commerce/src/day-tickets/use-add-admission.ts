import { isSiteError, useHost } from '@vestibule/contracts';
import { postedCart } from '@vestibule/contracts/posted-cart';
import { useRef, useState } from 'react';
import { keyFor } from '../booking/state/cart-lines';
import { takeCart } from '../cart/newest-cart';

/** Outcome of a form; a refusal has the name of its reason. */
export type Outcome =
  | { readonly kind: 'adding' }
  | { readonly kind: 'added'; readonly tickets: number }
  | { readonly kind: 'refused'; readonly name: string };

interface AddAdmission {
  /** Undefined while nothing was sent. */
  readonly outcome: Outcome | undefined;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  /** How often tickets were added: after each time the form is empty again. */
  readonly round: number;
}

/** Adds the tickets of a form to the cart. The same choice is sent with the same key until it was added. */
export function useAddAdmission(): AddAdmission {
  const { api, report, store } = useHost();
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const sent = useRef<Parameters<typeof keyFor>[1]>(null);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (outcome?.kind === 'adding') return;
    const lines = postedCart(typedValues(form));
    if (lines.length === 0) return setOutcome({ kind: 'refused', name: 'empty' });
    setOutcome({ kind: 'adding' });
    sent.current = keyFor(lines, sent.current);
    try {
      const cart = await api.call('addToCart', { body: { lines, idempotency_key: sent.current.key } });
      sent.current = null;
      takeCart(store.basket, cart);
      setRound((before) => before + 1);
      setOutcome({ kind: 'added', tickets: lines.flatMap(({ quantities }) => quantities).reduce((a, b) => a + b, 0) });
    } catch (error) {
      report(error);
      setOutcome({ kind: 'refused', name: isSiteError(error) ? error.code : '' });
    }
  };
  return { outcome, submit, round };
}

/** The form as a browser posts it. */
function typedValues(form: HTMLFormElement): string {
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return new URLSearchParams(values).toString();
}
