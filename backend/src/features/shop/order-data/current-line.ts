import type { Language } from '@vestibule/contracts';
import type { LINE_EVENT_STATUS } from '@vestibule/contracts/order-fields';
import { isEventForSale } from '../../../engines/records/events/is-for-sale';
import type { orderLines } from '../tables';
import { eventFacts, type PlacedEvent } from './event-facts';

type LineEventStatus = (typeof LINE_EVENT_STATUS)[number];

type StoredLine = typeof orderLines.$inferSelect;

/** Present state of a line's event, and the state at its sale. */
export interface LineNow {
  readonly eventStatus: LineEventStatus;
  /** When the event was when the line was sold, where it is another time now; else empty. */
  readonly soldFor: string;
  /** Whether the line was sold with another title, time or place. */
  readonly isChanged: boolean;
  /** Data of the sale on documents, which do not change. */
  readonly sold: Pick<StoredLine, 'title' | 'dateStart' | 'timeStart' | 'allDay'>;
  /** Instant of the last change of the event; null where it is gone. */
  readonly eventChangedAt: string | null;
  /** Whether the site has a page of the event. */
  readonly hasPage: boolean;
}

/** The line with the facts that its event has now; of a deleted event those that it was sold with. */
export function currentLine(line: StoredLine, placed: PlacedEvent | undefined, lang: Language): StoredLine & LineNow {
  const { title, dateStart, timeStart, allDay, place } = line;
  const sold = { title, dateStart, timeStart, allDay };
  if (!placed)
    return {
      ...line,
      sold,
      eventStatus: 'withdrawn',
      soldFor: '',
      isChanged: true,
      eventChangedAt: null,
      hasPage: false,
    };
  const facts = eventFacts(placed, timeStart === '' ? null : timeStart.slice(0, 5), lang);
  const { status, updatedAt } = placed.event;
  return {
    ...line,
    ...facts,
    sold,
    eventStatus: status === 'cancelled' || isEventForSale(placed.event) ? status : 'withdrawn',
    soldFor: facts.dateStart === dateStart ? '' : dateStart,
    isChanged: facts.dateStart !== dateStart || facts.title !== title || facts.place !== place,
    eventChangedAt: updatedAt,
    hasPage: placed.event.isOnline,
  };
}
