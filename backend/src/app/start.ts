import { randomBytes } from 'node:crypto';
import { ALL_TAGS } from '@vestibule/contracts/tags';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { destination, multistream, pino } from 'pino';
import { announce } from './announce';
import { requireOwnKey } from '../platform/auth/require-own-key';
import { loadSecret } from '../platform/auth/secret';
import { createFirstUser } from '../platform/auth/users';
import type { Config } from './config';
import { isEmpty, loadDemo, shiftDemo } from '../features/packs/load-demo';
import { connect } from '../platform/db/connect';
import { takeLock } from '../platform/lock';
import { errorService } from '../platform/error-service';
import { createPurge } from '../platform/purge';
import { createTraffic } from '../features/releases/traffic';
import { pageProvider } from '../features/shop/payments/page-provider';
import { httpClient } from '../features/shop/providers/http-client';
import { startJobs } from '../engines/jobs/start-jobs';
import { openMedia } from '../engines/media/store/open-media';
import { fillIndex } from '../engines/search/write/fill-index';
import { createServer } from './create-server';
import { allJobs, registerFeatures } from './features';
import type { AppDeps } from './app-deps';
import { SERIALIZERS } from '../platform/server/serializers';

/** Messages of the backend to the process that started it. */
export type Message =
  | { readonly type: 'first-login'; readonly email: string; readonly password: string }
  | { readonly type: 'progress'; readonly step: string; readonly done: number; readonly total: number }
  | { readonly type: 'ready'; readonly port: number };

export interface Running {
  readonly port: number;
  /** Responds to the requests under way, then closes the database. */
  stop: () => Promise<void>;
}

/**
 * Starts everything; on the very first start also makes the editor and loads the demo. `tell` reaches the supervisor.
 */
export async function start(config: Config, tell: (message: Message) => void): Promise<Running> {
  const { dataDir, databaseUrl } = config;
  const stream = multistream([
    { level: 'trace', stream: destination(1) },
    ...(config.sentryDsn === undefined ? [] : [{ level: 'error', stream: errorService(config.sentryDsn) } as const]),
  ]);
  const log = pino({ level: config.logLevel, serializers: SERIALIZERS }, stream);
  const token = config.internalToken ?? randomBytes(24).toString('base64url');
  const lock = databaseUrl === undefined ? await takeLock(dataDir, { port: config.port, token }) : undefined;
  const cleanup: (() => Promise<void>)[] = lock ? [() => lock.release()] : [];
  const stop = async () => {
    for (const step of cleanup.splice(0).reverse()) await step();
  };
  try {
    const { db, kind, executeSql, migrate, close } = await connect({ databaseUrl, dataDir });
    cleanup.push(close);
    await migrate(config.migrationsDir);
    const secret = await loadSecret(dataDir, config.secretKey);
    await requireOwnKey(db, secret, config.isKeyChanged);
    registerFeatures();
    await fillIndex(db);
    const mediaStore = await openMedia(dataDir, config.mediaUrl);
    const now = Date.now();
    if (await isEmpty(db))
      await loadDemo({
        db,
        dataDir,
        mediaStore,
        sourceDir: config.demoDir,
        now,
        onProgress: (progress) => tell({ type: 'progress', ...progress }),
      });
    else await shiftDemo({ db, now });
    // After every step that can fail: its password is shown only once.
    const first = await createFirstUser(db, config.editorEmail, config.editorPassword);
    if (first) tell({ type: 'first-login', ...first });

    const purge = createPurge({ url: config.purgeUrl, token, log });
    const registry = config.registryUrl === undefined ? undefined : new Registry(await openStore(config.registryUrl));
    if (registry) cleanup.push(async () => registry.store.close());
    const payment = config.paymentPage && pageProvider(config.paymentPage);
    const deps: AppDeps = {
      db,
      kind,
      dataDir,
      mediaStore,
      now: Date.now,
      purge,
      secret,
      siteOrigins: config.siteOrigins,
      internalToken: token,
      gateways: config.gateways,
      gatewayUrl: config.gatewayUrl,
      mailServer: config.mailServer,
      ticketsPerAddress: config.ticketsPerAddress,
      registry,
      previewSecret: config.previewSecret,
      traffic: createTraffic({ gatewayUrl: config.gatewayUrl, token, log }),
      payment,
      ticketProvider: config.ticketProvider && httpClient(config.ticketProvider),
      webshopUrl: config.shopFrame,
      operatorSettings: { shop_frame: config.shopFrame, cookie_domain: config.cookieDomain },
      shopEmail: config.shopEmail,
      checkAnswers: false,
    };
    cleanup.push(await startJobs({ jobs: allJobs(deps, log), database: { kind, executeSql }, log }));
    const app = await createServer(deps, { level: config.logLevel, stream });
    cleanup.push(() => app.close());
    const port = portOf(await app.listen({ port: config.port, host: config.host }));
    await lock?.update(port);
    if (databaseUrl !== undefined) cleanup.push(await announce(dataDir, databaseUrl, { port, token }));
    // The gateway may have cached data that the start has changed (demo dates, another form of responses in a new
    // version).
    await purge(ALL_TAGS);
    tell({ type: 'ready', port });
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const portOf = (address: string) => Number(new URL(address).port);
