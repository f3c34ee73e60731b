import { makeAutoObservable } from 'mobx';
import type { Draft } from '../session/resume';
import type { LocalDrafts } from './local-drafts';

/** Pause in ms after which the draft goes to the server (docs/behaviour/editing.md#drafts). */
export const DRAFT_PAUSE_MS = 1000;
/** Ms until the next try when the server could not be reached. */
export const RETRY_MS = 5000;

export interface DraftPorts {
  readonly local: LocalDrafts;
  /** Rejects when the server does not have it. */
  readonly send: (draft: Draft) => Promise<unknown>;
  readonly drop: (key: string) => Promise<unknown>;
}

/**
 * Stores drafts: in the browser at once, on the server after a pause. The browser deletes a draft only when the server
 * has it, or when it was saved or thrown away.
 */
export class DraftKeeper {
  /** Where the last of it is: nowhere else, in this browser, or on the server. */
  state: 'nowhere' | 'here' | 'kept' = 'nowhere';
  /** Time at which it was stored there, ISO 8601. */
  at = '';
  #pending: Draft | null = null;
  #sending = false;
  /** Whether the server has one. */
  #isKept: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ports: DraftPorts;

  /** `isKept`: the server may have one from before. */
  constructor(ports: DraftPorts, isKept = false) {
    this.#ports = ports;
    this.#isKept = isKept;
    makeAutoObservable(this);
  }

  change(draft: Draft): void {
    this.#pending = draft;
    this.#say(this.#ports.local.write(draft) ? 'here' : 'nowhere', draft.updated_at);
    this.#plan(DRAFT_PAUSE_MS);
  }

  /** Sends waiting drafts now, e.g. when the network is back. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const draft = this.#pending;
    if (!draft || this.#sending) return;
    this.#sending = true;
    try {
      await this.#ports.send(draft);
      this.#isKept = true;
      if (this.#pending === draft) {
        this.#pending = null;
        this.#ports.local.remove(draft.key);
        this.#say('kept', draft.updated_at);
      } else if (this.#pending) this.#plan(DRAFT_PAUSE_MS);
    } catch {
      if (this.#pending) this.#plan(RETRY_MS);
    } finally {
      this.#sending = false;
    }
  }

  /** It was saved, or is not wanted any more. */
  forget(key: string): void {
    clearTimeout(this.#timer);
    this.#pending = null;
    this.#ports.local.remove(key);
    this.#say('nowhere', '');
    if (!this.#isKept && !this.#sending) return;
    this.#isKept = false;
    // A draft that could not be deleted is offered again: better than none.
    this.#ports.drop(key).catch(() => undefined);
  }

  /** Stops sending; drafts in the browser stay there. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #say(state: DraftKeeper['state'], at: string): void {
    this.state = state;
    this.at = at;
  }
}
