import { startPostgres } from '@vestibule/testkit/postgres';
import { startSite, type Site } from '@vestibule/tooling/start/site';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf, readBook } from '@vestibule/e2e/fixtures/sales-book';
import { patchSettings } from '@vestibule/e2e/fixtures/patch-settings';
import { EDITOR } from '@vestibule/e2e/fixtures/seed';
import { makeSoldEvent } from '@vestibule/e2e/fixtures/sold-event';
import { cpuTime } from './cpu-time';
import { SalesCrowd, type Step } from './sales-crowd';

/** Number of concurrent buyers, each of whom orders again when the last order is confirmed. */
const BUYERS = 16;
/** More than are sold in the time. */
const PLENTY = 1_000_000;
/** Left when the time is over, for all to go for at once. */
const LAST = 200;
/** Until code is compiled and connections are open. */
const WARM_MS = 5000;

const PROGRAMS = ['gateway', 'backend', 'PostgreSQL', 'the buyers'] as const;
type Program = (typeof PROGRAMS)[number];

export interface SalesResult {
  /** Confirmed within the time. */
  readonly tickets: number;
  readonly orders: number;
  readonly seconds: number;
  readonly errors: readonly string[];
  /** Milliseconds of each response. */
  readonly times: Readonly<Record<Step, readonly number[]>>;
  /** CPU time of an order in ms; undefined where it cannot be read. */
  readonly cpu: Readonly<Record<Program, number>> | undefined;
  /** Sold and total tickets according to the database. */
  readonly sold: number;
  readonly capacity: number;
  /** Inconsistencies in the database. */
  readonly faults: readonly string[];
  /** Programs that ran or waited to run, at the end: two cores are worth 2. */
  readonly load: number;
}

/** Lets a crowd buy one date through gateway and backend, on a PostgreSQL that syncs; until it is sold out. */
export async function measureSales(seconds: number, onProgress: (text: string) => void): Promise<SalesResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const database = await startPostgres({ durable: true });
  const editor = { EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password };
  // Everybody is at an address of their own, as our proxy says.
  const env = { LOG_LEVEL: 'error', DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1', ...editor };
  const site = await startSite({ port: 0, dataDir, env });
  try {
    // The crowd pays at the desk, and buys more than a site lets wait for its money.
    const unlimited = { unpaid_email: PLENTY, unpaid_client: PLENTY, unpaid_date: PLENTY };
    await patchSettings(site.origin, ({ sales }) => ({ sales: { ...sales, ...unlimited } }));
    const crowd = new SalesCrowd(site.origin, await makeSoldEvent(site.origin, 'bench-sale', PLENTY));
    const buying = crowd.buy(BUYERS);
    await pause(WARM_MS);
    onProgress(`${BUYERS} people are buying`);
    const pidsOf = ({ child }: Site['backend']) => (child?.pid === undefined ? [] : [child.pid]);
    const cpuOf = () =>
      [pidsOf(site.gateway), pidsOf(site.backend), database.pids(), [process.pid]].map((pids) => cpuTime(pids));
    const before = cpuOf();
    crowd.forget();
    const startedAt = performance.now();
    for (let minute = 0; minute < seconds; minute += 60) {
      await pause(Math.min(60, seconds - minute) * 1000);
      onProgress(`${crowd.tickets - crowd.from.tickets} tickets, load average ${loadavg()[0]?.toFixed(1)}`);
    }
    const took = (performance.now() - startedAt) / 1000;
    const tickets = crowd.tickets - crowd.from.tickets;
    const orders = crowd.confirmed.length - crowd.from.orders;
    const cpuNow = cpuOf().map((now, at) => ((now ?? NaN) - (before[at] ?? NaN)) / orders);
    const [load = NaN] = loadavg();
    const times = structuredClone(crowd.times);
    await database.execute(`UPDATE quotas SET capacity = held + ${LAST} WHERE capacity = ${PLENTY}`);
    await buying;
    const book = await readBook(database);
    const { sold = 0, capacity = 0 } = [...book.quotas].sort((one, other) => other.capacity - one.capacity)[0] ?? {};
    const faults = faultsOf(book, { confirmed: crowd.confirmed, heard: new Map() });
    if (sold !== crowd.tickets) faults.push(`${crowd.tickets} are confirmed, and ${sold} sold`);
    if (sold !== capacity) faults.push(`${sold} of ${capacity} are sold`);
    const perProgram = PROGRAMS.map((program, at) => [program, cpuNow[at]]);
    const cpu = cpuNow.some(Number.isNaN) ? undefined : (Object.fromEntries(perProgram) as Record<Program, number>);
    return { tickets, orders, seconds: took, errors: crowd.errors, times, cpu, sold, capacity, faults, load };
  } finally {
    await site.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
