import type { Where } from '@vestibule/contracts';

const ENDPOINT = '/client-errors';
const MAX_REPORTS = 20;
let sent = 0;

/** Sends an error to the gateway's log with its owner; a page in a bad state sends at most 20. Never throws. */
export function report(error: unknown, where: Partial<Where> = {}): void {
  if (sent >= MAX_REPORTS) return;
  sent += 1;
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '').slice(0, 2000) : '';
  const body = JSON.stringify({ ...where, message: message.slice(0, 500), stack, path: location.pathname });
  navigator.sendBeacon(ENDPOINT, new Blob([body], { type: 'application/json' }));
}
