import type { FastifyInstance } from 'fastify';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Job } from '../engines/jobs/job';
import type { TicketClaims } from '../engines/records/events/tickets/ticket-claims';
import type { EnvironmentConfig } from '../platform/environment';
import type { SearchKind } from '../engines/search/kinds';
import type { ReadSynonyms } from '../engines/search/synonyms';

/**
 * A part of the backend with everything that the server, the start, the database and the search must know of it. The
 * list of all features is `app/features.ts`.
 *
 * @typeParam D - Dependencies that its routes and jobs need.
 * @typeParam C - Configuration that it reads from the environment.
 */
export interface Feature<D = never, C extends object = object> {
  readonly name: string;
  readonly routes?: readonly ((app: FastifyInstance, deps: D) => void)[];
  /** Jobs for these dependencies: none where a job has nothing to do, as without a mail server. */
  readonly jobs?: (deps: D, log: Logger) => readonly Job[];
  /** Its tables by their names in the code; other exports of a file of tables are ignored. */
  readonly tables?: Readonly<Record<string, unknown>>;
  /** Those of them whose rows go to the bin with the record that they belong to, and come back with it. */
  readonly binned?: readonly PgTable[];
  /** Categories of the search whose records it has. */
  readonly searchEntries?: readonly SearchKind[];
  /** Words of visitors and their meanings; of the feature that has them. */
  readonly readSynonyms?: ReadSynonyms;
  /** Held and sold tickets; of the feature that sells them. */
  readonly ticketClaims?: TicketClaims;
  readonly config?: EnvironmentConfig<C>;
}

/** Defines a feature; its dependencies and its configuration follow from its routes, jobs and `config`. */
export const defineFeature = <D, C extends object = Record<never, never>>(feature: Feature<D, C>): Feature<D, C> =>
  feature;
