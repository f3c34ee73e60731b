import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ROUTES_HEADER, writeRoutes } from '@vestibule/contracts/site/route-header';
import { exampleSite } from '@vestibule/testkit/example-site';
import { mediaBelow } from '../engines/media/store/folder-media';
import type { Connection } from '../platform/db/connect';
import type { Database } from '../platform/db/database';
import { createServer } from '../app/create-server';
import type { AppDeps } from '../app/app-deps';
import { emptyDatabase } from './memory-database';
import { SERVER_VARIABLE } from './postgres-databases';
import { emptyTables } from './rows';
import { Visitor } from './visitor';

/** Nothing of it is used: another app's database was given. */
const givenDatabase = (db: Database): Connection => ({
  db,
  kind: process.env[SERVER_VARIABLE] === undefined ? 'pglite' : 'postgresql',
  executeSql: () => Promise.reject(new Error("This database is another app's")),
  migrate: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** The day of the tests: Saturday, 21 November 2026, noon in Berlin. */
export const NOON = Date.parse('2026-11-21T12:00:00+01:00');

const INTERNAL_TOKEN = 'internal-token-of-the-tests';
/** Headers of a gateway with the calls that only it makes. */
export const BY_GATEWAY = { authorization: `Bearer ${INTERNAL_TOKEN}` };

/** Paths of the site's pages that a gateway sends. */
const ROUTES = { [ROUTES_HEADER]: writeRoutes(exampleSite()) };

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Tags that were sent to the gateway. */
  readonly purged: string[][];
  /** Sets the clock. */
  setNow: (now: number) => void;
  visitor: (headers?: Record<string, string>) => Visitor;
  /** Empties all tables and sets the clock back; much faster than a new database. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The whole backend on an empty database (`emptyDatabase`), or on that of another app; its responses are checked
 * against the contract.
 */
export async function createTestApp(
  overrides: Partial<AppDeps> = {},
  logger?: Parameters<typeof createServer>[1],
): Promise<TestApp> {
  const connection = overrides.db ? givenDatabase(overrides.db) : await emptyDatabase();
  const purged: string[][] = [];
  let clock = NOON;
  const dataDir = overrides.dataDir ?? join(tmpdir(), `vestibule-test-${process.pid}`);
  const deps: AppDeps = {
    db: connection.db,
    kind: connection.kind,
    dataDir,
    mediaStore: mediaBelow(dataDir),
    now: () => clock,
    purge: async (tags) => void purged.push([...tags]),
    secret: randomBytes(32),
    siteOrigins: ['https://www.example.org'],
    internalToken: INTERNAL_TOKEN,
    gateways: [],
    ticketsPerAddress: 0,
    registry: undefined,
    webshopUrl: '',
    previewSecret: undefined,
    traffic: () => Promise.resolve(null),
    payment: undefined,
    ticketProvider: undefined,
    mailServer: undefined,
    gatewayUrl: undefined,
    operatorSettings: { shop_frame: '', cookie_domain: '' },
    shopEmail: 'kasse@example.org',
    checkAnswers: true,
    ...overrides,
  };
  const app = await createServer(deps, logger);
  return {
    app,
    db: connection.db,
    purged,
    setNow: (now) => void (clock = now),
    visitor: (headers) => new Visitor(app, { ...ROUTES, ...headers }),
    async reset() {
      clock = NOON;
      purged.length = 0;
      await emptyTables(connection.db);
    },
    async close() {
      await app.close();
      await connection.close();
    },
  };
}
