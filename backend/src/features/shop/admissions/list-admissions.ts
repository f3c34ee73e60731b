import { SITE_TIME_ZONE, type AdmissionOffer, type Language } from '@vestibule/contracts';
import { plusDays } from '@vestibule/contracts/dates';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import { events, quotas, seatGroups, timeslots } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { nameOf } from '../../../platform/texts/name-of';
import { recordSlug } from '../../../platform/texts/record-slug';
import { availabilityOf, seatsLeft } from '../../programme';
import { admissionName, priceName } from './admission-name';
import { timesOnSale, type AdmissionTime } from './admission-times';
import { admittedTo, loadAdmissions, type Admission } from './load-admissions';

interface Range {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Admissions with the days of a range on which they are sold; those that are sold on none of them are left out. */
export async function listAdmissions(db: Database, { from, until, lang, now }: Range): Promise<AdmissionOffer[]> {
  const all = await loadAdmissions(db);
  const taken = await takenPlaces(db, { from, until, now });
  const days = daysBetween(from, until);
  return [...all.values()].flatMap((admission) => {
    const sold = days
      .map((date) => ({ date, times: timesOnSale(admission, date, now) }))
      .filter(({ times }) => times.length > 0);
    if (sold.length === 0 || admission.row.prices.length === 0) return [];
    return [
      {
        ...present(admission, lang),
        days: sold.map(({ date, times }) => ({
          date,
          name: admissionName(admission.row.id, date),
          times: times.map((time) => presentTime(time, stateOf(admission, date, time.time, taken))),
        })),
      },
    ];
  });
}

function daysBetween(from: string, until: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) days.push(day);
  return days;
}

function present(admission: Admission, asked: Language): Omit<AdmissionOffer, 'days'> {
  const { row, venue, exhibition, parts } = admission;
  const lang = contentLanguage(asked, row.title);
  return {
    id: row.id,
    lang,
    title: pick(row.title, lang),
    text: pick(row.text, lang),
    venue: venue && { id: venue.id, slug: recordSlug('venue', venue, asked), name: nameOf(venue, asked) },
    exhibition: exhibition && {
      id: exhibition.id,
      slug: recordSlug('exhibition', exhibition, asked),
      title: pick(exhibition.title, contentLanguage(asked, exhibition.title)),
    },
    parts: parts.map((part) => pick(part.row.title, asked)),
    prices: row.prices.map((price) => ({
      sale_type_id: price.sale_type,
      kind: price.price_kind,
      name: pick(priceName(price), asked),
      price: price.price,
      persons: price.persons ?? 1,
    })),
  };
}

const presentTime = (
  { time, endsAt }: AdmissionTime,
  state: AdmissionOffer['days'][number]['times'][number]['state'],
) => ({
  time,
  ends: moment.tz(endsAt, SITE_TIME_ZONE).format('HH:mm'),
  state,
});

/** Places that are taken, by the name of the day and the time; none for a day of which nothing was sold. */
type TakenPlaces = ReadonlyMap<string, number>;

const placeName = (id: number, day: string, time: string) => `${admissionName(id, day)}T${time}`;

async function takenPlaces(
  db: Database,
  { from, until, now }: Pick<Range, 'from' | 'until' | 'now'>,
): Promise<TakenPlaces> {
  const rows = await db
    .select({
      id: events.admissionId,
      day: events.localStart,
      time: timeslots.timeStart,
      capacity: quotas.capacity,
      left: seatsLeft(now),
    })
    .from(events)
    .innerJoin(seatGroups, eq(seatGroups.eventId, events.id))
    .leftJoin(timeslots, eq(timeslots.seatGroupId, seatGroups.id))
    .innerJoin(quotas, eq(quotas.id, sql`coalesce(${seatGroups.quotaId}, ${timeslots.quotaId})`))
    .where(and(isNotNull(events.admissionId), gte(events.localStart, from), lt(events.localStart, plusDays(until, 1))));
  return new Map(
    rows.map(({ id, day, time, capacity, left }) => [
      placeName(id ?? 0, day.slice(0, 10), time ?? ''),
      capacity - left,
    ]),
  );
}

/** The state of a time: that of the fullest admission that the ticket admits to. */
function stateOf(admission: Admission, day: string, time: string, taken: TakenPlaces) {
  const states = admittedTo(admission).map(({ row, slotMinutes }) => {
    const capacity = row.capacity ?? 0;
    const left = Math.max(0, capacity - (taken.get(placeName(row.id, day, slotMinutes === null ? '' : time)) ?? 0));
    return availabilityOf({ capacity, left, priceFrom: null, priceTo: null, isFree: false });
  });
  if (states.includes('sold_out')) return 'sold_out';
  return states.includes('few') ? 'few' : 'available';
}
