import type { RenderTimings } from '@vestibule/contracts/worker/render-timings';
import type { CacheState } from '../cache/cache-state';

/** A name of HTTP's token syntax; anything else is left out. */
const TOKEN = /^[\w.-]+$/;
/** Safe between quotes without escaping. */
const QUOTABLE = /^[\w.+-]+$/;

/** The `Server-Timing` header: where the page came from, and who took how long when it was rendered just now. */
export function serverTiming(cache: CacheState, timings: RenderTimings | undefined): string {
  const entries = [`cache;desc=${cache}`];
  if (!timings || cache === 'hit' || cache === 'stale') return entries.join(', ');
  entries.push(`total${duration(timings.ms)}`);
  for (const { remote, version, work, ms } of timings.remotes) {
    if (!TOKEN.test(remote)) continue;
    const name = work === 'data' ? `${remote}-data` : remote;
    entries.push(name + (QUOTABLE.test(version) ? `;desc="${version}"` : '') + duration(ms));
  }
  return entries.join(', ');
}

const duration = (ms: number) => (Number.isFinite(ms) ? `;dur=${ms.toFixed(1)}` : '');
