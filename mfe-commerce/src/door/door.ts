import type { DoorList } from '@vestibule/contracts/schemas/door';
import { makeAutoObservable, observableRef } from 'mobx';
import { countIn, decide, type Verdict } from './decide';
import type { AdmissionRefusal } from '../desk/refused-admission';
import type { Asked, DoorCalls, Line } from './door-calls';
import { forgetLists, keepList, keptLists, type KeptList } from './kept-list';
import { forgetLetIn, inLine, readLetIn, writeLetIn, type LetIn } from './let-in';

/**
 * A door of a date (docs/behaviour/tickets.md#door): asks the server while it can be reached, and otherwise decides by
 * its own list and its own admissions. Checks run one after the other in all tabs of the browser, so that one phone
 * admits no ticket twice.
 */
export class Door {
  kept: KeptList | undefined;
  letIn: readonly LetIn[] = [];
  line: Line = 'on';
  /** Whether the list would be there after a reload. */
  isListKept = false;
  #others: readonly DoorList[] = [];
  /** Admissions by the server while the phone had no room to store them. */
  #unkept: readonly LetIn[] = [];
  #refreshing: Promise<void> | undefined;
  readonly #event: number;
  readonly #calls: DoorCalls;

  constructor(event: number, calls: DoorCalls) {
    this.#event = event;
    this.#calls = calls;
    makeAutoObservable(this, { kept: observableRef, letIn: observableRef });
  }

  get count() {
    return countIn({ list: this.kept?.list, letIn: this.letIn });
  }

  /** Instant by the server's clock. */
  now(): string {
    return new Date(Date.now() + (this.kept?.skew ?? 0)).toISOString();
  }

  /** Reads the phone's stored data; before everything else. */
  async open(): Promise<void> {
    await inLine(this.#event, () => Promise.resolve(forgetLetIn()));
    const all = await keptLists();
    const own = all.find(({ list }) => list.event === this.#event);
    this.#others = all.filter((one) => one !== own).map(({ list }) => list);
    this.show({ letIn: readLetIn(this.#event), ...(own && { kept: own, isListKept: true }) });
  }

  /** Sends waiting admissions, and reads the list again; once at a time. Never fails: `line` has the result. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** Deletes everything on the phone, also a list that is being read: it may belong to another account. */
  async forget(): Promise<void> {
    await this.#refreshing;
    await this.#forget();
  }

  async #forget(): Promise<void> {
    await forgetLists();
    this.show({ isListKept: false });
  }

  async #refresh(): Promise<void> {
    if (!(await this.#send())) return;
    const asked = await this.#calls.list();
    this.show({ line: asked.line });
    // An account without the right any more leaves nothing on the phone; the displayed list stays until the page is
    // closed.
    if (asked.line === 'login' || asked.refused) await this.#forget();
    if (!asked.answer) return;
    const kept = { list: asked.answer, skew: Date.parse(asked.answer.now) - Date.now() };
    this.show({ kept, isListKept: await keepList(kept) });
  }

  /** Returns whether the holder of a code comes in; an admission is stored before. */
  async check(code: string): Promise<Verdict> {
    const hash = await hashOf(code);
    return inLine(this.#event, async () => {
      this.show({ letIn: this.#all() });
      const known = { list: this.kept?.list, others: this.#others, letIn: this.letIn };
      const own = decide(known, hash, this.now());
      if (own.kind === 'used') return own;
      const at = this.now();
      // A code that the list lacks may have been sold since, and the network may be back.
      if (this.line === 'on' || own.kind === 'unlisted' || own.kind === 'noList') {
        const asked = await this.#calls.checkIn({ code, event: this.#event, used_at: at });
        this.show({ line: asked.line });
        if (asked.refused) return refusedVerdict(asked.refused, asked.details);
        if (asked.answer) {
          this.#add({ hash, code: '', at: asked.answer.used_at, state: 'sent' });
          const { status, owed } = asked.answer;
          return { kind: 'in', who: asked.answer, offline: false, isMoved: status === 'moved', owed };
        }
      }
      if (own.kind !== 'in') return own;
      const isKept = this.#add({ hash, code, at, state: 'waiting' });
      return isKept ? own : { kind: 'notKept' };
    });
  }

  /** Removes a confirmed problem from the list of problems. */
  see(seen: LetIn): Promise<void> {
    return this.#change((all) => all.map((one) => (one.hash === seen.hash ? { ...one, state: 'seen' } : one)));
  }

  /** Returns whether all that waited was sent. */
  async #send(): Promise<boolean> {
    for (const { hash, code, at, state } of readLetIn(this.#event)) {
      if (state !== 'waiting') continue;
      const asked = await this.#calls.checkIn({ code, event: this.#event, used_at: at, already_in: true });
      this.show({ line: asked.line });
      if (asked.line !== 'on') return false;
      const done: Partial<LetIn> = asked.refused ? { state: 'refused', because: asked.refused } : { state: 'sent' };
      await this.#change((all) => all.map((one) => (one.hash === hash ? { ...one, code: '', ...done } : one)));
    }
    return true;
  }

  #all(): readonly LetIn[] {
    return [...readLetIn(this.#event), ...this.#unkept];
  }

  #add(one: LetIn): boolean {
    const isKept = writeLetIn(this.#event, [...readLetIn(this.#event), one]);
    if (!isKept && one.state === 'sent') this.#unkept = [...this.#unkept, one];
    this.show({ letIn: this.#all() });
    return isKept;
  }

  #change(how: (all: readonly LetIn[]) => readonly LetIn[]): Promise<void> {
    return inLine(this.#event, () => {
      writeLetIn(this.#event, how(readLetIn(this.#event)));
      this.show({ letIn: this.#all() });
      return Promise.resolve();
    });
  }

  // eslint-disable-next-line vestibule/one-form -- MobX makes an action of it, which it cannot of a #name.
  private show(now: Partial<Pick<Door, 'kept' | 'letIn' | 'line' | 'isListKept'>>): void {
    Object.assign(this, now);
  }
}

function refusedVerdict(reason: AdmissionRefusal, details: Asked<unknown>['details'] = {}): Verdict {
  if (reason === 'used') return { kind: 'used', at: details['used_at'] };
  if (reason === 'unpaid') return { kind: 'unpaid', owed: details['owed'] ?? '', order: details['order'] };
  return { kind: reason };
}

/** SHA-256 of the code of a ticket as hexadecimal digits, as in the door list. */
async function hashOf(code: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
