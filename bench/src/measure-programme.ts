import { startSite } from '@vestibule/tooling/start/site';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPack } from '@vestibule/e2e/fixtures/import-pack';
import { percentile } from './percentile';
import { manyEvents } from './programme-pack';

const EVENTS = 20_000;
/**
 * The requests, and the limit in ms for 95 of 100 responses. Every request differs, so that no cache has the response.
 */
const QUESTIONS: readonly { readonly name: string; readonly path: (round: number) => string; readonly goal: number }[] =
  [
    { name: 'events of a type', path: (round) => `events/?type=art-2&page=${round + 1}`, goal: 50 },
    { name: 'events by words', path: (round) => `events/?q=orgelkonzert&page=${round + 1}`, goal: 50 },
    { name: 'search', path: (round) => `search/?q=orgelkonzert+gast+${round}`, goal: 100 },
    { name: 'search, 2,500 hits', path: (round) => `search/?q=${'orgelkonzert'.slice(0, 5 + (round % 8))}`, goal: 100 },
    { name: 'search, slip of typing', path: (round) => `search/?q=orgelkozert+${round}`, goal: 100 },
    {
      name: 'suggestions',
      path: (round) => `search/autocomplete/?q=${'orgelkonzert'.slice(0, 1 + (round % 12))}`,
      goal: 100,
    },
  ];
const WARM_ROUNDS = 20;

export interface ProgrammeRow {
  readonly name: string;
  /** Milliseconds that 95 of 100 responses took at most. */
  readonly p95: number;
  readonly goal: number;
}

/** Times the backend's responses from a large programme, one request after another. */
export async function measureProgramme(rounds: number, onProgress: (text: string) => void): Promise<ProgrammeRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const site = await startSite({ port: 0, dataDir, env: { LOG_LEVEL: 'error' } });
  try {
    const startedAt = performance.now();
    await importPack({ dataDir }, { 'events.jsonl': manyEvents(EVENTS, Date.now()) });
    onProgress(`${EVENTS} events imported in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const rows: ProgrammeRow[] = [];
    for (const { name, path, goal } of QUESTIONS) {
      const times: number[] = [];
      for (let round = 0; round < rounds + WARM_ROUNDS; round += 1)
        times.push(await timed(`${site.backendOrigin}/de/api/${path(round)}`));
      rows.push({ name, p95: percentile(times.slice(WARM_ROUNDS), 95), goal });
    }
    return rows;
  } finally {
    await site.stop();
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
