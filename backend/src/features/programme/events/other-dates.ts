import { LANGUAGES, type EventDetail, type Language } from '@vestibule/contracts';
import { and, asc, eq, gt, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, rooms } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { nextEventChange } from './event-state';
import type { EventRow } from './rows';
import { zonedStart } from './times';

/** Most dates of each list; all of them are in the programme. */
const MOST = 50;

type Lists = Pick<EventDetail, 'other_dates' | 'other_events'>;

/**
 * Further dates of the same event, and other events of its production or exhibition
 * (docs/behaviour/programme.md#further-dates); cancelled ones and those that are over are in neither.
 */
export async function loadOtherDates(
  db: Database,
  row: EventRow,
  asked: Language,
  now: number,
): Promise<Lists & { until: number }> {
  const { event } = row;
  const sameTitle = isTitled(event);
  if (sameTitle === undefined) return { other_dates: [], other_events: [], until: Infinity };
  const ofWhole = isOfWhole(event);
  const dates = await readDates(db, event.id, and(sameTitle, ofWhole ?? and(ofNothing, atVenue(row))), now);
  const others = ofWhole ? await readDates(db, event.id, and(ofWhole, not(sameTitle)), now) : [];
  const toDate = (other: OtherDate) => ({
    id: other.id,
    date_start: zonedStart(other),
    all_day: other.allDay,
    slug: recordSlug('event', other, asked),
  });
  return {
    other_dates: dates.map(toDate),
    other_events: others.map((other) => {
      const lang = contentLanguage(asked, other.title);
      return { ...toDate(other), lang, title: pick(other.title, lang) };
    }),
    until: nextEventChange([...dates, ...others], now),
  };
}

/** Condition for events whose title is the same in a language; undefined without a title. */
function isTitled({ title }: EventRow['event']): SQL<boolean> | undefined {
  const same = LANGUAGES.flatMap((lang) => (title[lang] ? [sql`${events.title} ->> ${lang} = ${title[lang]}`] : []));
  // `is true`: a language that the other lacks is unknown to SQL, and the opposite of that too.
  return same.length === 0 ? undefined : sql<boolean>`((${or(...same)}) is true)`;
}

/** Condition for events of the same production or exhibition; undefined for an event of neither. */
function isOfWhole({ productionId, exhibitionId }: EventRow['event']): SQL | undefined {
  if (productionId !== null) return eq(events.productionId, productionId);
  return exhibitionId === null ? undefined : eq(events.exhibitionId, exhibitionId);
}

const ofNothing = and(isNull(events.productionId), isNull(events.exhibitionId));

/** An event without a venue is at its room's. */
function atVenue({ venue }: EventRow): SQL {
  const own = sql`coalesce(${events.venueId}, ${rooms.venueId})`;
  return venue ? sql`${own} = ${venue.id}` : sql`${own} is null`;
}

type OtherDate = Awaited<ReturnType<typeof readDates>>[number];

function readDates(db: Database, id: number, where: SQL | undefined, now: number) {
  return db
    .select({
      id: events.id,
      title: events.title,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      localEnd: events.localEnd,
      timezone: events.timezone,
      allDay: events.allDay,
    })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .where(
      and(
        where,
        ne(events.id, id),
        eq(events.isOnline, true),
        ne(events.status, 'cancelled'),
        gt(events.endsAt, new Date(now).toISOString()),
      ),
    )
    .orderBy(asc(events.localStart), asc(events.id))
    .limit(MOST);
}
