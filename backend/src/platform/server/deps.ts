import type { Registry } from '@vestibule/registry/registry';
import type { Database, DatabaseKind } from '../db/database';
import type { Purge } from '../purge';

/**
 * Dependencies of every feature; nothing in them reads the environment, the clock or a global. A feature or an engine
 * that needs more extends them in a `deps.ts` of its own.
 */
export interface Deps {
  readonly db: Database;
  readonly kind: DatabaseKind;
  readonly dataDir: string;
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
  /** Builds of all remotes and the pointers at the live ones; undefined where the backend runs without them. */
  readonly registry: Registry | undefined;
  /** Signs preview links, as the gateway checks them. */
  readonly previewSecret: string | undefined;
  /** Address of another shop that the site shows; empty where it has its own. */
  readonly webshopUrl: string;
  /** Checks every response against the contract; for tests, where an invalid response is a 500. */
  readonly checkAnswers: boolean;
}
