import type { SlotParams, SlotRequest } from '@vestibule/contracts';

/** Id of the slot in which a record's page shows what is on. */
export const NEXT_EVENTS = 'next-events';
const SHOWN = 6;

/** The next events of a venue, a series or a person, shown by whichever remote owns the programme. */
export const nextEvents = (
  headline: string,
  of: Pick<SlotParams['event-list'], 'venue' | 'series' | 'person'>,
): SlotParams['event-list'] => ({
  headline,
  option: '',
  tag: null,
  room: null,
  type: '',
  limit: SHOWN,
  ...of,
});

/** The same as requested by a page's `slots`. */
export const nextEventsSlot = (params: SlotParams['event-list']): SlotRequest[] => [
  { slot: 'event-list', id: NEXT_EVENTS, params },
];
