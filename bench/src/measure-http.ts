import { load, type HttpResult, type HttpSide } from './load';
import { median } from './median';

export interface HttpOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly onProgress: (text: string) => void;
}

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

function middle(results: readonly HttpResult[]): HttpResult {
  const cpu = results.flatMap(({ cpuPerRequest }) => cpuPerRequest ?? []);
  return {
    requestsPerSecond: median(results.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpuPerRequest: cpu.length > 0 ? median(cpu) : undefined,
  };
}
