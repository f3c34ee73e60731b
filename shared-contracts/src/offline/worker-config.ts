import type { Language } from '@vestibule/contracts/languages';

/** States of an event besides taking place. */
export const EVENT_STATES = ['cancelled', 'moved', 'sold_out'] as const;
type EventState = (typeof EVENT_STATES)[number];

/**
 * Configuration that the gateway writes before the worker's code: when it changes the browser installs the worker
 * again.
 */
export interface WorkerConfig {
  /** Hash of the offline pages. */
  readonly offline: string;
  readonly states: Readonly<Record<Language, Readonly<Record<EventState, string>>>>;
}

/** Name of the global that holds it. */
export const CONFIG_GLOBAL = 'VESTIBULE';
