import autocannon from 'autocannon';
import { cpuTime } from './cpu-time';
import { median } from './median';

/** Something that answers the page, and the processes that it takes. */
export interface HttpSide {
  readonly name: string;
  readonly url: string;
  readonly pids: readonly number[];
}

export interface HttpResult {
  readonly requestsPerSecond: number;
  /** CPU time of one request in ms, all processes together; undefined where it cannot be read. */
  readonly cpuPerRequest: number | undefined;
}

export interface HttpOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly onProgress: (text: string) => void;
}

const CONNECTIONS = 10;
/** Before the first round, in rounds: several hundred renders in every worker, so that their code is compiled. */
const WARM_ROUNDS = 2;

/** Loads the sides in turn, so that a slow moment of the machine meets all of them, and takes each one's median. */
export async function measureHttp<K extends string>(
  sides: Readonly<Record<K, HttpSide>>,
  { rounds, seconds, onProgress }: HttpOptions,
): Promise<Record<K, HttpResult>> {
  const names = Object.keys(sides) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as HttpResult[]])) as Record<K, HttpResult[]>;
  for (const name of names) await load(sides[name], seconds * WARM_ROUNDS);
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await load(sides[name], seconds);
      onProgress(`round ${round}, ${sides[name].name}: ${Math.round(result.requestsPerSecond)} requests/s`);
      results[name].push(result);
    }
  }
  return Object.fromEntries(names.map((name) => [name, middle(results[name])])) as Record<K, HttpResult>;
}

async function load({ name, url, pids }: HttpSide, seconds: number): Promise<HttpResult> {
  const before = cpuTime(pids);
  const startedAt = performance.now();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    pipelining: 1,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const took = (performance.now() - startedAt) / 1000;
  const after = cpuTime(pids);
  const answered = result['2xx'];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${answered} answers, ${result.non2xx} of another status, ${result.errors} errors`);
  return {
    requestsPerSecond: answered / took,
    cpuPerRequest: before === undefined || after === undefined ? undefined : (after - before) / answered,
  };
}

function middle(results: readonly HttpResult[]): HttpResult {
  const cpu = results.flatMap(({ cpuPerRequest }) => cpuPerRequest ?? []);
  return {
    requestsPerSecond: median(results.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpuPerRequest: cpu.length > 0 ? median(cpu) : undefined,
  };
}
