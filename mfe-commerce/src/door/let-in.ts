import { readStoredJson, removeStored, storedKeys, writeStored } from '@vestibule/contracts/browser-data';
import type { AdmissionRefusal } from '../desk/refused-admission';

/**
 * Admission at this phone. `waiting` is not sent yet; `refused` was let in elsewhere as well, or should not have been,
 * and is shown until staff have confirmed it (`seen`).
 */
export interface LetIn {
  readonly hash: string;
  /** Only while it has to be sent. */
  readonly code: string;
  /** Instant by the server's clock, ISO 8601. */
  readonly at: string;
  readonly state: 'waiting' | 'sent' | 'refused' | 'seen';
  /** Reason why the server refused an admission without network. */
  readonly because?: AdmissionRefusal;
}

const PREFIX = 'vestibule-door:';
const keyOf = (event: number) => `${PREFIX}${event}`;
/** Lists that do not have it yet are older than a door is believed, in ms. */
const MEMORY_MS = 48 * 3_600_000;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isLetIn = (value: unknown): value is LetIn =>
  typeof value === 'object' && value !== null && 'hash' in value && 'at' in value && 'state' in value;

/** Those of a date, the first first; none where nothing can be read. */
export const readLetIn = (event: number): readonly LetIn[] =>
  (readStoredJson('local', keyOf(event), isList) ?? []).filter(isLetIn);

/** Returns whether they are stored: a browser may have no room, or let nothing be stored. */
export const writeLetIn = (event: number, all: readonly LetIn[]): boolean =>
  all.length === 0 ? removeStored('local', keyOf(event)) : writeStored('local', keyOf(event), JSON.stringify(all));

/** Deletes admissions of two or more days ago, at all dates; waiting ones are stored until they are sent. */
export function forgetLetIn(now = Date.now()): void {
  const isAlive = ({ state, at }: LetIn) => state === 'waiting' || now - Date.parse(at) < MEMORY_MS;
  for (const key of storedKeys('local', PREFIX)) {
    const event = Number(key.slice(PREFIX.length));
    writeLetIn(event, readLetIn(event).filter(isAlive));
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
