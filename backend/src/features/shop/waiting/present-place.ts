import type { AnswerOf, Language } from '@vestibule/contracts';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, prices, seatGroups, timeslots } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { zonedStart } from '../../programme';
import { asSeats, seatsOf } from '../seats/owned-seats';
import { findWaitingPlace, holdOf, stateAt, type Hold } from './find-place';

type Answer = AnswerOf<'waitingPlace'>;

/** A place as its page shows it. Throws `not_found`. */
export async function presentPlace(db: Database, number: string, lang: Language, now: number): Promise<Answer> {
  const place = await findWaitingPlace(db, number);
  const [event] = await db.select().from(events).where(eq(events.id, place.eventId));
  if (!event) throw new Error('A place on a waiting list has no event');
  const state = stateAt(place, now);
  const held = state === 'offered' ? await holdOf(db, place, now) : undefined;
  const titleLang = contentLanguage(lang, event.title);
  return {
    event_title: pick(event.title, titleLang),
    lang: titleLang,
    event: { id: event.id, slug: recordSlug('event', event, lang) },
    date_start: event.allDay ? event.localStart.slice(0, 10) : zonedStart(event),
    quantity: place.quantity,
    state,
    offered_until: place.offeredUntil,
    offer: held ? await presentOffer(db, held, lang) : null,
  };
}

async function presentOffer(
  db: Database,
  { id, seatGroupId, timeslotId }: Hold,
  lang: Language,
): Promise<Answer['offer']> {
  const seats = asSeats((await seatsOf(db, 'holdId', [id])).get(id));
  const [group] = await db.select().from(seatGroups).where(eq(seatGroups.id, seatGroupId));
  const [slot] = timeslotId === null ? [] : await db.select().from(timeslots).where(eq(timeslots.id, timeslotId));
  const rows = await db
    .select()
    .from(prices)
    .where(eq(prices.seatGroupId, seatGroupId))
    .orderBy(asc(prices.position), asc(prices.id));
  return {
    seat_group: [pick(group?.name ?? {}, lang), seatWords(seats, lang)].filter(Boolean).join(', '),
    time_start: slot ? `${slot.timeStart}:00` : '',
    prices: rows.map(({ saleType, name, text, price }) => ({
      sale_type_id: saleType,
      name: pick(name, lang) || pick(text, lang),
      price,
    })),
  };
}
