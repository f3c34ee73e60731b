import type { Deps } from '../../platform/server/deps';

/** Dependencies of the programme. */
export interface ProgrammeDeps extends Deps {
  /** Set where another system sells the tickets, which alone knows how many are left. */
  readonly ticketProvider: object | undefined;
}
