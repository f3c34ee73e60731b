import type { Language } from '@vestibule/contracts';
import { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import moment from 'moment-timezone';
import type { exhibitions } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { changeOf, placeOf, type EntryOf } from './calendar-entry';

type Period = Pick<typeof exhibitions.$inferSelect, 'dateFrom' | 'dateTo' | 'isPermanent'>;

/** Whether an exhibition has days that a calendar can show: a permanent one is on each. */
export const hasDays = ({ dateFrom, dateTo, isPermanent }: Period): boolean =>
  !isPermanent && (dateFrom !== null || dateTo !== null);

/**
 * An exhibition in a calendar, from its first to its last day, or on the one that is known. It takes up no time: nobody
 * is there for months. `host` makes its name unique in the world; `/` keeps it apart from the names of events.
 */
export function exhibitionEntry(
  { exhibition, rooms, venue }: EntryOf<'exhibition'>,
  asked: Language,
  host: string,
): ICalEventData {
  const lang = contentLanguage(asked, exhibition.title);
  const { dateFrom, dateTo } = exhibition;
  const description = pick(exhibition.subline, lang);
  return {
    id: `exhibition/${encodeURIComponent(exhibition.key)}@${host}`,
    allDay: true,
    start: moment.utc(dateFrom ?? dateTo),
    end: moment.utc(dateTo ?? dateFrom).add(1, 'day'),
    transparency: ICalEventTransparency.TRANSPARENT,
    ...changeOf(exhibition.updatedAt),
    status: ICalEventStatus.CONFIRMED,
    summary: pick(exhibition.title, lang),
    ...(description && { description }),
    ...placeOf(rooms, venue, lang),
  };
}
