import type { Language } from '@vestibule/contracts';
import { ICalEventStatus, type ICalEventData } from 'ical-generator';
import moment from 'moment-timezone';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import type { EventRow } from '../events/rows';
import { changeOf, placeOf, type EntryOf } from './calendar-entry';

/** An event in a calendar; `host` makes its name unique in the world. */
export function eventEntry(
  { row: { event, room }, venue }: EntryOf<'row'>,
  asked: Language,
  host: string,
): ICalEventData {
  const lang = contentLanguage(asked, event.title);
  const description = [pick(event.preline, lang), pick(event.subline, lang)].filter(Boolean).join('\n');
  return {
    id: `${encodeURIComponent(event.key)}@${host}`,
    ...timesOf(event),
    ...changeOf(event.updatedAt),
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: pick(event.title, lang),
    ...(description && { description }),
    ...placeOf(room ? [room] : [], venue, lang),
  };
}

/** Whole days have no clock and end before the day named; an unknown end is left out. */
function timesOf({
  allDay,
  localStart,
  localEnd,
  startsAt,
  endsAt,
}: EventRow['event']): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (allDay)
    return { allDay: true, start: moment.utc(localStart), end: moment.utc(localEnd ?? localStart).add(1, 'day') };
  return { start: moment.utc(startsAt), ...(localEnd !== null && { end: moment.utc(endsAt) }) };
}
