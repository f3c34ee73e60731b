import { randomBytes } from 'node:crypto';
import { ALL_TAGS } from '@vestibule/contracts/tags';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { pino } from 'pino';
import { announce } from './platform/announce';
import { expireAudit } from './platform/audit/expire';
import { expireMails } from './mail/outbox';
import { expireCustomerSessions } from './platform/auth/customer-sessions';
import { expireRegistrations } from './shop/customers/register';
import { startSending } from './mail/start-sending';
import { loadSecret } from './platform/auth/secret';
import { createFirstUser } from './platform/auth/users';
import type { Config } from './platform/config';
import { startPublishing } from './modules/publishing/start-publishing';
import { daily } from './platform/daily';
import { isEmpty, loadDemo, shiftDemo } from './packs/load-demo';
import { connect } from './platform/db/connect';
import { takeLock } from './platform/lock';
import { every } from './platform/every';
import { createPurge } from './platform/purge';
import { NOTE_PAGES_MS, notePages } from './records/pages/note-pages';
import { createTraffic } from './platform/releases/traffic';
import { expireEntries } from './site/forms/expire-entries';
import { expireFiles } from './site/forms/files/expire-files';
import { pageProvider } from './shop/payments/page-provider';
import { httpClient } from './shop/providers/http-client';
import { startExpiring } from './shop/orders/expire-unpaid';
import { startReconciling } from './shop/payments/start-reconciling';
import { startOffering } from './shop/waiting/start-offering';
import { openMedia } from './site/media/store/open-media';
import { startChecking } from './links/start-checking';
import { fillIndex } from './search/write/fill-index';
import { createServer } from './platform/server/create-server';
import type { AppDeps } from './platform/server/app-deps';
import { SERIALIZERS } from './platform/server/serializers';

/** How often files of forms that were not sent are deleted, in ms. */
const SWEEP_FILES_MS = 15 * 60_000;

/** What the backend tells the process that started it. */
export type Message =
  | { readonly type: 'first-login'; readonly email: string; readonly password: string }
  | { readonly type: 'progress'; readonly step: string; readonly done: number; readonly total: number }
  | { readonly type: 'ready'; readonly port: number };

export interface Running {
  readonly port: number;
  /** Answers what is under way, then closes the database. */
  stop: () => Promise<void>;
}

/**
 * Starts everything; on the very first start also makes the editor and loads the demo. `tell` reaches the supervisor.
 */
export async function start(config: Config, tell: (message: Message) => void): Promise<Running> {
  const { dataDir, databaseUrl } = config;
  const log = pino({ level: config.logLevel, serializers: SERIALIZERS });
  const token = config.internalToken ?? randomBytes(24).toString('base64url');
  const lock = databaseUrl === undefined ? await takeLock(dataDir, { port: config.port, token }) : undefined;
  const cleanup: (() => Promise<void>)[] = lock ? [() => lock.release()] : [];
  const stop = async () => {
    for (const step of cleanup.splice(0).reverse()) await step();
  };
  try {
    const { db, kind, migrate, close } = await connect({ databaseUrl, dataDir });
    cleanup.push(close);
    await migrate(config.migrationsDir);
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
    // After all that can fail: its password is told once only.
    const first = await createFirstUser(db, config.editorEmail, config.editorPassword);
    if (first) tell({ type: 'first-login', ...first });

    const purge = createPurge({ url: config.purgeUrl, token, log });
    const secret = await loadSecret(dataDir, config.secretKey);
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
      ticketsPerAddress: config.ticketsPerAddress,
      registry,
      previewSecret: config.previewSecret,
      traffic: createTraffic({ gatewayUrl: config.gatewayUrl, token, log }),
      payment,
      ticketProvider: config.ticketProvider && httpClient(config.ticketProvider),
      operatorSettings: { shop_frame: config.shopFrame, cookie_domain: config.cookieDomain },
      shopEmail: config.shopEmail,
      checkAnswers: false,
    };
    const expire = async () => {
      await expireEntries(db, Date.now());
      await expireMails(db, Date.now());
      await expireAudit(db, Date.now());
      await expireRegistrations(db, Date.now());
      await expireCustomerSessions(db, Date.now());
    };
    cleanup.push(
      daily(expire, (error) =>
        log.error({ err: error }, 'Expired entries, mails, sessions and notes of writes are not deleted'),
      ),
    );
    cleanup.push(
      every(
        SWEEP_FILES_MS,
        () => expireFiles(db, dataDir, Date.now()),
        (error) => log.error({ err: error }, 'Files of forms that were not sent are not deleted'),
      ),
    );
    cleanup.push(await startSending({ db, server: config.mailServer, log }));
    if (payment)
      cleanup.push(
        startReconciling({ db, provider: payment, houseEmail: config.shopEmail, now: Date.now, purge, log }),
      );
    if (registry)
      cleanup.push(
        every(
          NOTE_PAGES_MS,
          () => notePages(db, registry),
          (error) => log.warn({ err: error }, 'The registry does not know the pages’ addresses'),
        ),
      );
    cleanup.push(startPublishing({ db, purge, log }));
    cleanup.push(startOffering({ db, purge, log }));
    cleanup.push(startExpiring({ db, purge, log }));
    if (config.gatewayUrl)
      cleanup.push(startChecking({ db, gatewayUrl: config.gatewayUrl, siteOrigins: config.siteOrigins, log }));
    const app = await createServer(deps, { level: config.logLevel });
    cleanup.push(() => app.close());
    const port = portOf(await app.listen({ port: config.port, host: config.host }));
    await lock?.update(port);
    if (databaseUrl !== undefined) cleanup.push(await announce(dataDir, databaseUrl, { port, token }));
    // What the start has changed (demo dates, a new version's presentation of anything) the gateway may still hold.
    await purge(ALL_TAGS);
    tell({ type: 'ready', port });
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const portOf = (address: string) => Number(new URL(address).port);
