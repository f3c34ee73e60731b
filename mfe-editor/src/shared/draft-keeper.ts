import { makeAutoObservable, runInAction } from 'mobx';

/** Pause in ms after which the draft goes to the server (docs/behaviour/editing.md#drafts). */
export const DRAFT_PAUSE_MS = 1000;
/** Ms until the next try when the server could not be reached. */
export const RETRY_MS = 5000;

/** Where the draft of one form is stored. */
export interface DraftPorts<Draft> {
  /** Stores it in this browser. Returns whether it is there: a browser may have no room, or let nothing be stored. */
  readonly write: (draft: Draft) => boolean | Promise<boolean>;
  /** Deletes it in this browser. */
  readonly remove: () => void;
  /** Rejects when the server does not have it. */
  readonly send: (draft: Draft) => Promise<unknown>;
  /** Deletes it on the server. */
  readonly drop: () => Promise<unknown>;
}

/**
 * Stores the draft of a form: in the browser at once, on the server after a pause. The browser deletes a draft only
 * when the server has it, or when it was saved or thrown away.
 */
export class DraftKeeper<Draft extends { readonly updated_at: string }> {
  /** Where the last of it is: nowhere else, in this browser, or on the server. */
  state: 'nowhere' | 'here' | 'kept' = 'nowhere';
  /** Time at which it was stored there, ISO 8601. */
  at = '';
  #pending: Draft | null = null;
  #sending = false;
  /** Whether the server has one. */
  #isKept: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ports: DraftPorts<Draft>;

  /** `isKept`: the server may have one from before. */
  constructor(ports: DraftPorts<Draft>, isKept = false) {
    this.#ports = ports;
    this.#isKept = isKept;
    makeAutoObservable(this);
  }

  change(draft: Draft): void {
    this.#pending = draft;
    const stored = this.#ports.write(draft);
    if (typeof stored === 'boolean') this.#say(stored ? 'here' : 'nowhere', draft.updated_at);
    else
      void stored.then((isHere) => {
        if (this.#pending === draft) this.#say(isHere ? 'here' : 'nowhere', draft.updated_at);
      });
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
        this.#ports.remove();
        this.#say('kept', draft.updated_at);
      } else if (this.#pending) this.#plan(DRAFT_PAUSE_MS);
    } catch {
      if (this.#pending) this.#plan(RETRY_MS);
    } finally {
      this.#sending = false;
    }
  }

  /** It was saved, or is not wanted any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
    this.#ports.remove();
    this.#say('nowhere', '');
    if (!this.#isKept && !this.#sending) return;
    this.#isKept = false;
    // A draft that could not be deleted is offered again: better than none.
    this.#ports.drop().catch(() => undefined);
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

  #say(state: DraftKeeper<Draft>['state'], at: string): void {
    runInAction(() => {
      this.state = state;
      this.at = at;
    });
  }
}
