import type { SiteDeps } from '../site';
import type { PaymentProvider } from './payments/payment-provider';
import type { ProviderClient } from './providers/provider-client';

/** Dependencies of the shop. */
export interface ShopDeps extends SiteDeps {
  /** Tickets that one address may reserve within the time that a reservation lasts; 0 for no limit. */
  readonly ticketsPerAddress: number;
  /** Takes payments online; undefined where the shop has no payment page. */
  readonly payment: PaymentProvider | undefined;
  /** Calls of the system that sells the tickets; undefined where this shop sells them itself. */
  readonly ticketProvider: ProviderClient | undefined;
  /** Address that is notified of refunds; empty without `payment`. */
  readonly shopEmail: string;
}
