import type { Language } from '@vestibule/contracts';

/** What somebody is to pay. */
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

/** A payment as the provider has it; amounts are whole cents of `currency`. */
export interface ProvidedPayment {
  /** The provider's own id. */
  readonly id: string;
  readonly order: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly state: 'open' | 'paid' | 'failed';
}

/** Something that a provider tells of its own accord; it may repeat it, be late, and mix up the order. */
interface PaymentEvent {
  readonly id: string;
  readonly payment: ProvidedPayment;
}

/** All prices are in it. */
export const CURRENCY = 'EUR';

/** Whoever takes money for the house, at a page of their own. */
export interface PaymentProvider {
  /** Makes a payment, or finds that of the same key. Throws `unavailable`. */
  create: (wanted: WantedPayment) => Promise<{ readonly id: string; readonly url: string }>;
  /** What became of a payment. Throws `unavailable`. */
  ask: (id: string) => Promise<ProvidedPayment>;
  /** What a callback says; `raw` is its body as it came, `now` in ms. Throws `forbidden` where it is not theirs. */
  read: (raw: Buffer, signature: string | undefined, now: number) => PaymentEvent;
}
