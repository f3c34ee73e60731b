import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { startPostgres } from '@vestibule/testkit/postgres';
import { startSite } from '@vestibule/tooling/start/site';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorHeaders } from '@vestibule/e2e/fixtures/editor-session';
import { importPack } from '@vestibule/e2e/fixtures/import-pack';
import { EDITOR } from '@vestibule/e2e/fixtures/seed';
import { percentile } from './percentile';
import { manyEvents } from './programme-pack';

const EVENTS = 20_000;
const PAGE_SIZE = 25;
const WARM_ROUNDS = 10;
/** Of each question, in ms. */
const GOAL_MS = 100;

const filter = (values: object) => encodeURIComponent(JSON.stringify(values));
/** As the hub asks. Nothing of it is cached. */
const QUESTIONS: readonly (readonly [name: string, query: (round: number) => string])[] = [
  ['the first page', () => 'sort=-date_start'],
  ['a late page', (round) => `sort=-date_start&page=${EVENTS / PAGE_SIZE - round}`],
  ['without a sort', (round) => `page=${round + 1}`],
  ['by words', (round) => `q=${encodeURIComponent(`führung ${round}`)}&sort=-date_start`],
  ['by a word that thousands have', (round) => `q=evening&page=${round + 1}`],
  ['filtered by a choice', (round) => `filter=${filter({ status: 'scheduled' })}&page=${round + 1}`],
  ['filtered by a reference', (round) => `filter=${filter({ type: `Art ${round % 6}` })}&sort=-date_start`],
  ['sorted by title', (round) => `sort=title&page=${round + 1}`],
  ['sorted by title, downwards, a late page', (round) => `sort=-title&page=${EVENTS / PAGE_SIZE - round}`],
];

export interface HubRow {
  readonly name: string;
  /** Milliseconds that 50 and 95 of 100 responses took at most. */
  readonly p50: number;
  readonly p95: number;
  readonly goal: number;
}

/** Times the hub's list of a large programme, one question after another, on PGlite and on PostgreSQL. */
export async function measureHub(rounds: number, onProgress: (text: string) => void): Promise<HubRow[]> {
  const rows = await measureOn('PGlite', {}, rounds, onProgress);
  if (postgresMissing() !== undefined) return rows;
  const database = await startPostgres();
  try {
    return [...rows, ...(await measureOn('PostgreSQL', { DATABASE_URL: database.url }, rounds, onProgress))];
  } finally {
    await database.stop();
  }
}

async function measureOn(
  database: string,
  env: Readonly<Record<string, string>>,
  rounds: number,
  onProgress: (text: string) => void,
): Promise<HubRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const editor = { EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password };
  const site = await startSite({ port: 0, dataDir, env: { LOG_LEVEL: 'error', ...editor, ...env } });
  try {
    await importPack({ dataDir }, { 'events.jsonl': manyEvents(EVENTS, Date.now()) }, env);
    onProgress(`${EVENTS} events imported into ${database}`);
    const headers = { ...(await editorHeaders(site.origin)), 'accept-language': 'de' };
    const rows: HubRow[] = [];
    for (const [name, query] of QUESTIONS) {
      const times: number[] = [];
      for (let round = 0; round < rounds + WARM_ROUNDS; round += 1)
        times.push(await timed(`${site.origin}/api/records/events/?page_size=${PAGE_SIZE}&${query(round)}`, headers));
      const warm = times.slice(WARM_ROUNDS);
      rows.push({ name: `${database}, ${name}`, p50: percentile(warm, 50), p95: percentile(warm, 95), goal: GOAL_MS });
    }
    return rows;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A response without records counts as a failure. */
async function timed(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  const { results = [] } = (await answer.json()) as { readonly results?: readonly unknown[] };
  const took = performance.now() - startedAt;
  if (!answer.ok || results.length === 0)
    throw new Error(`${url} answered ${answer.status}, ${results.length} records`);
  return took;
}
