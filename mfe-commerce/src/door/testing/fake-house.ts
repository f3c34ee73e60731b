import { createHash } from 'node:crypto';
import type { DoorList, DoorTicket } from '@vestibule/contracts/schemas/door';
import type { Asked, DoorCalls } from '../door-calls';

const hashed = (code: string) => createHash('sha256').update(code).digest('hex');

/** How the network treats a call: it arrives and is answered, its answer is lost, or it never arrives. */
export type Network = 'up' | 'deaf' | 'down';

const EVENT = { event: 7, title: 'Kammermusik', date_start: '2026-11-21T18:00:00+01:00' };

/** The house as doors see it: it lets in once, and believes a door that says twice whom it has let in. */
export class FakeHouse {
  network: Network = 'up';
  status: DoorList['status'] = 'scheduled';
  /** How long a call and its answer travel. */
  travel: () => Promise<unknown> = () => Promise.resolve();
  /** Each call that has arrived and lets in, with its instant. */
  readonly heard: { readonly code: string; readonly at: string; readonly alreadyIn: boolean }[] = [];
  readonly tickets = new Map<string, { usedAt: string | null; givenBack: boolean; owed?: string; mayOwe?: boolean }>();

  constructor(...codes: readonly string[]) {
    for (const code of codes) this.tickets.set(code, { usedAt: null, givenBack: false });
  }

  list(): DoorList {
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const tickets = [...this.tickets].map(([code, { usedAt, givenBack, owed = '', mayOwe = false }]): DoorTicket => ({
      hash: hashed(code),
      name: `Gast ${code}`,
      seat_group: 'Saal',
      price_name: 'Normal',
      time_start: '',
      seat: null,
      used_at: usedAt,
      given_back: givenBack,
      owed,
      may_owe: mayOwe,
    }));
    return { ...EVENT, status: this.status, ways: ['cash', 'card'], ends_at, now: new Date().toISOString(), tickets };
  }

  readonly calls: DoorCalls = {
    list: () => this.#through(() => ({ line: 'on', answer: this.list() })),
    checkIn: ({ code, used_at, already_in = false }) =>
      this.#through(() => {
        this.heard.push({ code, at: used_at, alreadyIn: already_in });
        const ticket = this.tickets.get(code);
        if (!ticket) return { line: 'on', refused: 'unknown' };
        const isAgain = already_in && ticket.usedAt === used_at;
        if (ticket.givenBack) return { line: 'on', refused: 'givenBack' };
        if (this.status === 'cancelled') return { line: 'on', refused: 'eventCancelled' };
        if (ticket.usedAt !== null && !isAgain)
          return { line: 'on', refused: 'used', details: { used_at: ticket.usedAt } };
        if (ticket.owed && !ticket.mayOwe)
          return { line: 'on', refused: 'unpaid', details: { order: '7K3M-9QXT', owed: ticket.owed } };
        ticket.usedAt = used_at;
        const { title: event_title, date_start } = EVENT;
        const { status } = this;
        const who = { name: `Gast ${code}`, seat_group: 'Saal', price_name: 'Normal', seat: null, time_start: '' };
        return {
          line: 'on',
          answer: { order: '7K3M-9QXT', event_title, date_start, status, ...who, used_at, owed: ticket.owed ?? '' },
        };
      }),
  };

  async #through<T>(call: () => Asked<T>): Promise<Asked<T>> {
    await this.travel();
    if (this.network === 'down') return { line: 'off' };
    const asked = call();
    await this.travel();
    return this.network === 'up' ? asked : { line: 'off' };
  }
}
