import { resolveLink } from '@vestibule/contracts/paths/build-url';
import type { LookupFunction } from 'node:net';
import { get } from './get';

/** Hops that are followed: as many as the Fetch standard does. */
const MAX_HOPS = 20;

interface Admitted {
  /** Address of the request: the own pages at the gateway. */
  readonly at: URL;
  /** Finds the addresses that may be connected to; those of the system without. */
  readonly lookup?: LookupFunction;
}
/** Whether an address may be requested, and how. Undefined: it may not. */
export type Gate = (url: URL) => Promise<Admitted | undefined>;

/** The response at the end of all redirects; undefined where one is refused, or does not respond. */
export async function ask(url: URL, gate: Gate, stopped: AbortSignal): Promise<Response | undefined> {
  let target = url;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const admitted = await gate(target);
    if (!admitted) return undefined;
    const answer = await get(admitted.at, admitted.lookup, stopped);
    const location = answer && answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (location === null) return answer;
    await answer?.body?.cancel();
    const next = resolveLink(location, target);
    if (!next) return undefined;
    target = next;
  }
  return undefined;
}
