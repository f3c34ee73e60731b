import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { dashboard } from '../dashboard/feature';
import { startJobs } from '../engines/jobs/start-jobs';
import type { Feature } from '../features/define-feature';
import { links } from '../links/feature';
import { content } from '../modules/feature';
import { packs } from '../packs/feature';
import { releases } from '../platform/releases/feature';
import { programme } from '../programme/feature';
import { siteSearch } from '../search/feature';
import { registerSearchKinds } from '../engines/search/kinds';
import { shop } from '../shop/feature';
import { site } from '../site/feature';
import { users } from '../users/feature';
import type { AppDeps } from './app-deps';
import { BASE_FEATURES } from './base-features';

/** All features: a new one is a line here. */
export const FEATURES = [
  ...BASE_FEATURES,
  site,
  content,
  programme,
  siteSearch,
  shop,
  users,
  dashboard,
  links,
  releases,
  packs,
] as const satisfies readonly Feature<AppDeps>[];

const all: readonly Feature<AppDeps>[] = FEATURES;

/** Registers the search categories of all features; needed before a database is read or written. */
export const registerFeatures = (): void => registerSearchKinds(all.flatMap(({ searchEntries = [] }) => searchEntries));

/** Registers the routes of all features. */
export function registerRoutes(app: FastifyInstance, deps: AppDeps): void {
  for (const { routes = [] } of all) for (const register of routes) register(app, deps);
}

/** Starts the jobs of all features; returns the stop function. */
export const startAllJobs = (deps: AppDeps, log: Logger): (() => Promise<void>) =>
  startJobs(
    all.flatMap(({ jobs }) => jobs?.(deps, log) ?? []),
    log,
  );
