import type { ListKind, ListStart, ListStore } from '../../lists/list-store';
import { appendDays } from '../append-days';
import type { EventDay } from '../../event-rows/days';
import type { ProgrammeQuery } from '../query';
import type { TeaserEntry } from '../teasers';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    events: EventsStore;
  }
}

/** The part of the page's data that is the list. */
export interface EventsStart extends ListStart {
  readonly query: ProgrammeQuery;
  readonly days: readonly EventDay[];
  readonly teasers: readonly TeaserEntry[];
}

/** The programme as far as it has been loaded. */
export type EventsStore = ListStore<EventsStart>;

/** A list of days with their events and teasers. */
export const EVENTS: ListKind<EventsStart> = {
  join: (shown, more) => ({
    days: appendDays(shown.days, more.days),
    // A later page also brings those that wait at its beginning; those that are shown stay where they are.
    teasers: [...shown.teasers, ...more.teasers.filter(({ id }) => shown.teasers.every((one) => one.id !== id))],
  }),
  ids: ({ days }) => days.flatMap(({ rows }) => rows.map(({ id }) => id)),
};
