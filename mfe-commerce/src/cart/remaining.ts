import type { Cart } from '@vestibule/contracts';

const MINUTE_MS = 60_000;

/**
 * Milliseconds for which the cart was still held at the time of the response, by the server's own clock; null when
 * nothing is held.
 */
export function heldFor({ expires_at, server_time }: Pick<Cart, 'expires_at' | 'server_time'>): number | null {
  if (expires_at === null) return null;
  const held = Date.parse(expires_at) - Date.parse(server_time);
  return Number.isNaN(held) ? null : Math.max(0, held);
}

/** Whether so much time, in ms, is left that nothing needs to be asked. */
export const isAmple = (ms: number): boolean => ms >= MINUTE_MS;

/** The rest as words say it: a text of the `remaining` translations. Rounded: never off by more than half a minute. */
export function remainingText(ms: number): { key: 'over' | 'lastMinute' | 'minutes'; count: number } {
  if (ms <= 0) return { key: 'over', count: 0 };
  return isAmple(ms) ? { key: 'minutes', count: Math.round(ms / MINUTE_MS) } : { key: 'lastMinute', count: 0 };
}

/** The rest as a clock shows it, `14:05`: the second that has begun counts. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
