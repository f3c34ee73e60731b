import type { Language } from '@vestibule/contracts';
import type { ProvidedBasket, ProvidedDate } from './provider-answers';

/** One seat group's tickets of a date; ids are the provider's own. */
export interface WantedTickets {
  /** The date's name in the ticket system. */
  readonly date: string;
  /** Undefined where the visitor has named none: the provider takes the only one. */
  readonly group?: number | undefined;
  /** The chosen time, where the group sells times. */
  readonly time?: number | undefined;
  readonly tickets: readonly { readonly price: number; readonly quantity: number }[];
}

/**
 * Calls of another system that sells the site's tickets (docs/ticket-provider.md). Baskets are named by us; the
 * provider makes one when something is added to it. Refusals throw `sold_out` (-214), `no_reservation` (-204),
 * `conflict` with the provider's number, or `not_found`; any other failure is `unavailable`.
 */
export interface ProviderClient {
  date: (date: string, lang: Language) => Promise<ProvidedDate>;
  basket: (basket: string, lang: Language) => Promise<ProvidedBasket>;
  /** The same key of the same basket never adds twice. */
  add: (
    basket: string,
    lang: Language,
    wanted: { readonly key: string; readonly lines: readonly WantedTickets[] },
  ) => Promise<ProvidedBasket>;
  change: (basket: string, lang: Language, line: number, quantity: number) => Promise<ProvidedBasket>;
  /** The same key of the same basket never extends twice. */
  extend: (basket: string, lang: Language, key: string) => Promise<ProvidedBasket>;
}
