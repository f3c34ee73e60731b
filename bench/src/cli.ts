import { buildAll } from '@vestibule/tooling/release/build-all';
import { parseArgs } from 'node:util';
import { measureBrowser } from './measure-browser';
import { measureHttp } from './measure-http';
import { measureEditing } from './measure-editing';
import { measureHub } from './measure-hub';
import { measureProgramme } from './measure-programme';
import { measureSales } from './measure-sales';
import { eventWithoutTickets, readHtml, readPageData } from './page-data';
import { buildPlain } from './plain/build';
import { startPlain } from './plain/start';
import { measureStart } from './measure-start';
import { asJson, BROWSER, writeReport } from './report';
import { browserRows, httpRows, startRows } from './rows';
import { measurePeers } from './peers/measure';
import { peersTable, writePeersReport } from './peers/report';
import { startPeers } from './peers/start';
import { demandSamePage } from './same-markup';
import { salesTable, writeSalesReport } from './sales-report';
import { EVENTS_PATH, pidsOf, startSites } from './sites';
import { table } from './table';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    programme: { type: 'boolean', default: false },
    editing: { type: 'boolean', default: false },
    hub: { type: 'boolean', default: false },
    sales: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '300' },
    peers: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const quick = values.quick;
const given = values.rounds === undefined ? undefined : Number(values.rounds);
if (given !== undefined && !(Number.isInteger(given) && given > 0)) throw new Error('--rounds: a whole number from 1');
const seconds = Number(values.seconds);
if (!(Number.isInteger(seconds) && seconds > 0)) throw new Error('--seconds: a whole number from 1');

// The table goes to standard output: progress goes to standard error.
const say = (text: string) => console.error(`  ${text}`);
const closing: (() => Promise<void>)[] = [];
const stopAll = async () => {
  for (const stop of closing.splice(0).reverse()) await stop();
};
let stopped: Promise<void> | undefined;
/** A second call waits for the first: the process must not end while servers still run. */
const close = () => (stopped ??= stopAll());
// The servers run in process groups of their own and would outlive us.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));

/** The backend alone, with a programme that is much larger than the demo's. */
async function runProgramme(): Promise<void> {
  await buildAll((step) => say(`building ${step} …`));
  for (const { name, p95, goal } of await measureProgramme(given ?? (quick ? 40 : 200), say)) {
    say(
      `${name}: 95 of 100 responses within ${p95.toFixed(0)} ms (goal: ${goal} ms, ${p95 <= goal ? 'met' : 'not met'})`,
    );
  }
}

/** A long page that is edited on a slow machine. */
async function runEditing(): Promise<void> {
  await buildAll((step) => say(`building ${step} …`));
  for (const { name, p95, goal } of await measureEditing(given ?? (quick ? 20 : 100), say)) {
    say(
      `${name}: 95 of 100 on the screen within ${p95.toFixed(0)} ms (goal: ${goal} ms, ${p95 <= goal ? 'met' : 'not met'})`,
    );
  }
}

/** The hub's list of events. */
async function runHub(): Promise<void> {
  await buildAll((step) => say(`building ${step} …`));
  for (const { name, p50, p95, goal } of await measureHub(given ?? (quick ? 20 : 100), say))
    say(
      `${name}: 50 of 100 responses within ${p50.toFixed(0)} ms, 95 within ${p95.toFixed(0)} ms (goal: ${goal} ms, ${p95 <= goal ? 'met' : 'not met'})`,
    );
}

/** A rush on one date, for this number of seconds. */
async function runSales(): Promise<void> {
  await buildAll((step) => say(`building ${step} …`));
  const result = await measureSales(quick ? 20 : seconds, say);
  console.log(`\n${salesTable(result)}\n`);
  if (!quick) writeSalesReport(result);
  if (result.errors.length + result.faults.length > 0) process.exitCode = 1;
}

/** Two sites and the plain page, which show the same. */
async function prepare() {
  await buildAll((step) => say(`building ${step} …`));
  say('building the plain page …');
  await buildPlain();
  say('starting two sites and the plain page …');
  const sites = await startSites();
  closing.push(sites.stop);
  const html = await readHtml(sites.cached.origin);
  const data = await readPageData(sites.cached.origin, html);
  const plain = await startPlain(data);
  closing.push(plain.stop);
  await demandSamePage('the plain page', plain.origin, html, say);
  return { sites, html, data, plain };
}

async function run(): Promise<void> {
  const { sites, data, plain } = await prepare();
  const plainSide = { name: 'raw React', pids: [plain.pid] };
  const http = await measureHttp(
    {
      plain: { ...plainSide, url: plain.origin + EVENTS_PATH },
      site: {
        name: 'Vestibule, rendered each time',
        url: sites.uncached.origin + EVENTS_PATH,
        pids: pidsOf(sites.uncached),
      },
      plainStored: { ...plainSide, name: 'raw React, stored body', url: `${plain.origin}/stored` },
      siteCached: { name: 'Vestibule, cached', url: sites.cached.origin + EVENTS_PATH, pids: pidsOf(sites.cached) },
    },
    { rounds: given ?? (quick ? 1 : 3), seconds: quick ? 2 : 4, onProgress: say },
  );
  const event = eventWithoutTickets(data);
  const link = { selector: `#event-${event.id}`, heading: event.title };
  const browser = await measureBrowser(
    {
      plain: { name: 'raw React', url: plain.origin + EVENTS_PATH, link },
      site: { name: 'Vestibule', url: sites.cached.origin + EVENTS_PATH, link },
    },
    { loads: given ?? (quick ? 1 : 5), onProgress: say },
  );
  // Alone: its memory is that of a site that has the machine for itself.
  await close();
  const start = await measureStart(quick ? 2 : 60, say);
  const rows = [...httpRows(http), ...browserRows(browser), ...startRows(start)];
  console.log(values.json ? asJson(rows) : `\n${table(rows)}\n`);
  say(BROWSER);
  if (!quick) writeReport(rows);
}

async function runPeers(): Promise<void> {
  const { sites, html, data, plain } = await prepare();
  const started = await startPeers(data, html, say);
  closing.push(started.stop);
  const sides = [
    { name: 'raw React', origin: plain.origin, pids: [plain.pid] },
    ...started.sides,
    { name: 'Vestibule', origin: sites.cached.origin, pids: [] },
  ];
  const anew = [
    ...sides.slice(0, -1),
    { name: 'Vestibule', origin: sites.uncached.origin, pids: pidsOf(sites.uncached) },
  ];
  const rounds = given ?? (quick ? 1 : 3);
  const results = await measurePeers(
    { sides, anew, event: eventWithoutTickets(data) },
    { rounds, seconds: quick ? 2 : 4, onProgress: say },
  );
  console.log(`\n${peersTable(results)}\n`);
  say(BROWSER);
  if (!quick) writePeersReport(results);
}

try {
  const { programme, editing, hub, sales, peers } = values;
  const alone = programme ? runProgramme : editing ? runEditing : hub ? runHub : sales ? runSales : undefined;
  await (alone ?? (peers ? runPeers : run))();
} finally {
  await close();
}
