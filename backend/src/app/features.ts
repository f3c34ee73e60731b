import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { dashboard } from '../features/dashboard/feature';
import type { Job } from '../engines/jobs/job';
import type { Feature } from '../features/define-feature';
import { links } from '../features/links/feature';
import { comments } from '../features/comments/feature';
import { content } from '../features/content/feature';
import { packs } from '../features/packs/feature';
import { reviews } from '../features/reviews/feature';
import { releases } from '../features/releases/feature';
import { programme } from '../features/programme/feature';
import { recordTables } from '../features/record-tables/feature';
import { siteSearch } from '../features/search/feature';
import { registerTicketClaims } from '../engines/records/events/tickets/ticket-claims';
import { registerBinned } from '../engines/records/bin/put-into-bin';
import { registerSearchKinds } from '../engines/search/kinds';
import { registerSynonyms } from '../engines/search/synonyms';
import { shop } from '../features/shop/feature';
import { site } from '../features/site/feature';
import { unsavedFormsOfHub } from '../features/unsaved-forms/feature';
import { userAccounts } from '../features/users/feature';
import type { AppDeps } from './app-deps';
import { BASE_FEATURES } from './base-features';

/** All features: a new one is a line here. */
export const FEATURES = [
  ...BASE_FEATURES,
  site,
  content,
  programme,
  siteSearch,
  recordTables,
  reviews,
  comments,
  shop,
  userAccounts,
  unsavedFormsOfHub,
  dashboard,
  links,
  releases,
  packs,
] as const satisfies readonly Feature<AppDeps>[];

const all: readonly Feature<AppDeps>[] = FEATURES;

/** Registers the interfaces of features that engines call; needed before a database is read or written. */
export function registerFeatures(): void {
  registerSearchKinds(all.flatMap(({ searchEntries = [] }) => searchEntries));
  registerBinned(all.flatMap(({ binned = [] }) => binned));
  for (const { ticketClaims, readSynonyms } of all) {
    if (ticketClaims) registerTicketClaims(ticketClaims);
    if (readSynonyms) registerSynonyms(readSynonyms);
  }
}

/** Registers the routes of all features. */
export function registerRoutes(app: FastifyInstance, deps: AppDeps): void {
  for (const { routes = [] } of all) for (const register of routes) register(app, deps);
}

/** The jobs of all features. */
export const allJobs = (deps: AppDeps, log: Logger): readonly Job[] =>
  all.flatMap(({ jobs }) => jobs?.(deps, log) ?? []);
