import { clientNetwork } from '@vestibule/contracts/client-network';

/** Clients that are counted at the same time; more than a site of this kind ever has. */
const MAX_CLIENTS = 20_000;

/**
 * A limit for each client: returns whether this one may do one more in this minute. Memory is bounded: clients beyond
 * `MAX_CLIENTS` in one minute are refused.
 */
export function perClientMinute(max: number, now: () => number = () => Date.now()): (address: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const client = clientNetwork(address);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > max || (count === 1 && counts.size >= MAX_CLIENTS)) return false;
    counts.set(client, count);
    return true;
  };
}

/** A limit for all callers together: returns whether one more is allowed in this minute. */
export function perMinute(max: number, now?: () => number): () => boolean {
  const allowed = perClientMinute(max, now);
  return () => allowed('all');
}
