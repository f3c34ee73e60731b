import type { Language } from '@vestibule/contracts';

/** A payment that a buyer is to make. */
interface WantedPayment {
  /** The same key never makes two payments. */
  readonly key: string;
  /** Number of the order. */
  readonly order: string;
  readonly amountCents: number;
  readonly lang: Language;
  /** Whole address that the payment page leads back to. */
  readonly returnUrl: string;
}

/** A payment in the provider's data; amounts are whole cents of `currency`. */
export interface ProvidedPayment {
  /** The provider's own id. */
  readonly id: string;
  readonly order: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly state: 'open' | 'paid' | 'failed';
}

/** A report that a provider sends of its own accord; it may be repeated, late, or out of order. */
interface PaymentEvent {
  readonly id: string;
  readonly payment: ProvidedPayment;
}

/** All prices are in it. */
export const CURRENCY = 'EUR';

/** A company that takes money for the site, at a page of its own. */
export interface PaymentProvider {
  /** Makes a payment, or finds that of the same key. Throws `unavailable`. */
  create: (wanted: WantedPayment) => Promise<{ readonly id: string; readonly url: string }>;
  /** State of a payment. Throws `unavailable`. */
  ask: (id: string) => Promise<ProvidedPayment>;
  /** Parses a callback; `raw` is its body as it came, `now` in ms. Throws `forbidden` where the signature is wrong. */
  read: (raw: Buffer, signature: string | undefined, now: number) => PaymentEvent;
}
