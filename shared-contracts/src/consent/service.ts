import type { ConsentCategory } from './categories';

/** Something a service keeps in the visitor's browser. `days` is its life; null: until the browser is closed. */
export interface StoredItem {
  readonly name: string;
  readonly days: number | null;
}

/**
 * Recipients of data when a category is allowed, and the data that is stored. The purpose is in `texts`, under the same
 * id.
 */
export interface ConsentService {
  readonly id: string;
  readonly category: ConsentCategory;
  /** Legal name and seat; empty: this house. */
  readonly provider: string;
  readonly privacyUrl: string;
  readonly stored: readonly StoredItem[];
  /** Sources for the content security policy, exact hosts where the service has them. */
  readonly connects: readonly string[];
  /** Runs inside the tag manager: part of the site only where one is set up. */
  readonly viaTagManager: boolean;
}

/** A service as `services.ts` lists it: missing lists are empty. */
export type Third = Omit<ConsentService, 'connects' | 'viaTagManager'> &
  Partial<Pick<ConsentService, 'connects' | 'viaTagManager'>>;
