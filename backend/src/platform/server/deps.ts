import type { Registry } from '@vestibule/registry/registry';
import type { Database, DatabaseKind } from '../db/database';
import type { OperatorSettings } from '../../site/house/settings';
import type { MediaStore } from '../../site/media/store/media-store';
import type { Purge } from '../purge';
import type { PaymentProvider } from '../../shop/payments/payment-provider';
import type { ProviderClient } from '../../shop/providers/provider-client';
import type { AskTraffic } from '../releases/traffic';

/** What features get handed; nothing in them reads the environment, the clock or a global. */
export interface Deps {
  readonly db: Database;
  readonly kind: DatabaseKind;
  readonly dataDir: string;
  /** Contents of the library's files. */
  readonly mediaStore: MediaStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly purge: Purge;
  /** Key of csrf and form tokens. */
  readonly secret: Buffer;
  /** Origins besides the request's own host that may write, e.g. `https://www.example.org`. */
  readonly siteOrigins: readonly string[];
  /** Proves that a call comes from a program of this site: the gateway, the content command. */
  readonly internalToken: string;
  /** Addresses of gateways on other machines, whose X-Forwarded-For is believed. */
  readonly gateways: readonly string[];
  /** Tickets that one address may reserve within the time that a reservation lasts; 0 for no limit. */
  readonly ticketsPerAddress: number;
  /** Builds of all remotes and the pointers at what is live; undefined where the backend runs without them. */
  readonly registry: Registry | undefined;
  /** Signs preview links, as the gateway checks them. */
  readonly previewSecret: string | undefined;
  readonly traffic: AskTraffic;
  /** Whoever takes money online; undefined where nobody does. */
  readonly payment: PaymentProvider | undefined;
  /** Calls of the system that sells the tickets; undefined where the house sells them itself. */
  readonly ticketProvider: ProviderClient | undefined;
  readonly operatorSettings: OperatorSettings;
  /** Whom the house is told of refunds at; empty without `payment`. */
  readonly shopEmail: string;
  /** Checks every answer against the contract; for tests, where a wrong answer is a 500. */
  readonly checkAnswers: boolean;
}
