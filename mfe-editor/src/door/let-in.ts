/** Why the server refused somebody whom the door had let in without network. */
export type Because = 'used' | 'givenBack' | 'unknown' | 'otherEvent' | 'forbidden';

/**
 * Who was let in at this phone. `waiting` is not sent yet; `refused` was let in elsewhere as well, or should not have
 * been, and is shown until somebody has seen it (`seen`).
 */
export interface LetIn {
  readonly hash: string;
  /** Only while it has to be sent. */
  readonly code: string;
  /** Instant by the server's clock, ISO 8601. */
  readonly at: string;
  /** Who it is, for the list of what went wrong. */
  readonly who: string;
  readonly state: 'waiting' | 'sent' | 'refused' | 'seen';
  readonly because?: Because;
}

const keyOf = (event: number) => `vestibule-door:${event}`;

const isLetIn = (value: unknown): value is LetIn =>
  typeof value === 'object' && value !== null && 'hash' in value && 'at' in value && 'state' in value;

/** Those of a date, the first first; none where nothing can be read. */
export function readLetIn(event: number): readonly LetIn[] {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(keyOf(event)) ?? '[]');
    return Array.isArray(values) ? values.filter(isLetIn) : [];
  } catch {
    return [];
  }
}

/** Tells whether they are kept: a browser may have no room, or let nothing be stored. */
export function writeLetIn(event: number, all: readonly LetIn[]): boolean {
  try {
    if (all.length === 0) localStorage.removeItem(keyOf(event));
    else localStorage.setItem(keyOf(event), JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

const lines = new Map<string, Promise<unknown>>();

/** Runs tasks of a date one after the other, in all tabs of this browser. */
export function inLine<T>(event: number, task: () => Promise<T>): Promise<T> {
  const name = keyOf(event);
  // Browsers have locks on https and on this machine, as they have workers.
  if ('locks' in navigator) return navigator.locks.request(name, task);
  const next = (lines.get(name) ?? Promise.resolve()).then(task);
  lines.set(
    name,
    next.catch(() => undefined),
  );
  return next;
}
