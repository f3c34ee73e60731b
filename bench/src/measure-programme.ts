import { startSite } from '@vestibule/tooling/start/site';
import { startPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPack } from '@vestibule/e2e/fixtures/import-pack';
import { percentile } from './percentile';
import { manyEvents, manyExhibitions } from './programme-pack';

const EVENTS = 20_000;
const EXHIBITIONS = 1000;
/** Times of entry of each event. */
const SLOTS = 15;
const GROUPS =
  "(select seat_groups.id from seat_groups join events on events.id = event_id where events.key like 'bench-%')";
/** Gives each event its times of entry: a pack with 300,000 of them takes longer than an import may. */
const ADD_SLOTS = [
  `with made as (insert into quotas (capacity)
      select 20 from ${GROUPS} as g, generate_series(1, ${SLOTS}) returning id),
    numbered as (select id, row_number() over () - 1 as n from made),
    groups as (select id, row_number() over () - 1 as n from ${GROUPS} as g)
  insert into timeslots (seat_group_id, time_start, quota_id)
  select groups.id, to_char(time '10:00' + (numbered.n % ${SLOTS}) * interval '15 minutes', 'HH24:MI'), numbered.id
  from numbered join groups on groups.n = numbered.n / ${SLOTS}`,
  `update seat_groups set quota_id = null where id in ${GROUPS}`,
  'analyze',
];
/** The limit in ms for 95 of 100 responses. */
const GOAL = 60;
const DAY_MS = 86_400_000;

/** DD-MM-YYYY, a day within the programme. */
const dayOf = (round: number) =>
  new Date(Date.now() + (2 + round) * DAY_MS).toISOString().slice(0, 10).split('-').reverse().join('-');
const day = (round: number) => `date=${dayOf(round)}&until=${dayOf(round)}`;

/** The requests. Every request differs, so that no cache has the response. */
const QUESTIONS: readonly { readonly name: string; readonly path: (round: number) => string }[] = [
  { name: 'list, a type', path: (round) => `events/?type=art-2&page=${round + 1}` },
  { name: 'list, words', path: (round) => `events/?q=orgelkonzert&page=${round + 1}` },
  { name: 'list, access, age and price', path: (round) => `events/?access=step_free&age=6&price=10&page=${round + 1}` },
  { name: 'counts of a day', path: (round) => `events/facets/?${day(round)}` },
  { name: 'counts of all days, access and price', path: (round) => `events/facets/?access=step_free&price=${round}` },
  { name: 'calendar, age and price', path: (round) => `calendar/?date=${dayOf(round)}&age=6&price=10` },
  { name: 'plan: events', path: (round) => `events/?${day(round)}&page_size=50&access=step_free&age=6&price=0` },
  { name: 'plan: exhibitions', path: (round) => `exhibitions/?date=${dayOf(round)}&page_size=50` },
  { name: 'search', path: (round) => `search/?q=orgelkonzert+gast+${round}` },
  { name: 'search, 2,500 hits', path: (round) => `search/?q=${'orgelkonzert'.slice(0, 5 + (round % 8))}` },
  { name: 'search, slip of typing', path: (round) => `search/?q=orgelkozert+${round}` },
  { name: 'suggestions', path: (round) => `search/autocomplete/?q=${'orgelkonzert'.slice(0, 1 + (round % 12))}` },
];
const WARM_ROUNDS = 20;

export interface ProgrammeRow {
  readonly name: string;
  /** Milliseconds that 95 of 100 responses took at most. */
  readonly p95: number;
  readonly goal: number;
}

/**
 * Times the backend's responses from a large programme, one request after another; on PostgreSQL where it is
 * installed, there with 300,000 times of entry.
 */
export async function measureProgramme(rounds: number, onProgress: (text: string) => void): Promise<ProgrammeRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const server = postgresMissing() === undefined ? await startPostgres() : undefined;
  const env: Readonly<Record<string, string>> = server ? { DATABASE_URL: server.url } : {};
  const site = await startSite({ port: 0, dataDir, env: { LOG_LEVEL: 'error', ...env } });
  try {
    const startedAt = performance.now();
    const now = Date.now();
    const pack = {
      'events.jsonl': manyEvents(EVENTS, now),
      'exhibitions.jsonl': manyExhibitions(EXHIBITIONS, now),
    };
    await importPack({ dataDir }, pack, env);
    await server?.execute(...ADD_SLOTS);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    onProgress(`${server ? 'PostgreSQL' : 'PGlite'}: the programme was imported in ${seconds} s`);
    const rows: ProgrammeRow[] = [];
    for (const { name, path } of QUESTIONS) {
      const times: number[] = [];
      for (let round = 0; round < rounds + WARM_ROUNDS; round += 1)
        times.push(await timed(`${site.backendOrigin}/de/api/${path(round)}`));
      rows.push({ name, p95: percentile(times.slice(WARM_ROUNDS), 95), goal: GOAL });
    }
    return rows;
  } finally {
    await site.stop();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timed(url: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}
