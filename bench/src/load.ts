import autocannon from 'autocannon';
import { cpuTime } from './cpu-time';

/** A server of the page, and its processes. */
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

const CONNECTIONS = 10;

/** Requests the page over and over for `seconds`; throws where a response is no page. */
export async function load({ name, url, pids }: HttpSide, seconds: number): Promise<HttpResult> {
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
    throw new Error(`${name}: ${answered} responses, ${result.non2xx} of another status, ${result.errors} errors`);
  return {
    requestsPerSecond: answered / took,
    cpuPerRequest: before === undefined || after === undefined ? undefined : (after - before) / answered,
  };
}
