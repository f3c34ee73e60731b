import type { EventListItem, Language } from '@vestibule/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { today } from '@vestibule/contracts/dates';
import { events, eventTags } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { loadSeating } from './availability';
import { chosenEvents } from './filter';
import type { Selling } from './on-sale';
import { presentEvent } from './present';
import { loadTags, selectEvents } from './rows';

/**
 * Weight of each thing that two events have in common (docs/behaviour/programme.md#related-events): the subject weighs
 * more than the place.
 */
const WEIGHTS = { person: 8, series: 6, genre: 3, tag: 2, venue: 1 } as const;
/** Tags count up to this number: events with many would be related to all others. */
const MOST_TAGS = 3;
/** Events of a response, and those that are looked at, as some of them are other dates of one event. */
const MOST = { shown: 3, read: 24 } as const;

/**
 * Events to come that have most in common with an event; undefined where there is no such event online. Left out are
 * its own dates, other events of its production or exhibition, which its page has already, and those that nobody can go
 * to, as they are cancelled or sold out.
 */
export async function relatedEvents(
  db: Database,
  id: number,
  lang: Language,
  { now, isSoldLive }: Selling,
): Promise<EventListItem[] | undefined> {
  const [subject] = await db
    .select({ title: events.title })
    .from(events)
    .where(and(eq(events.id, id), eq(events.isOnline, true)));
  if (!subject) return undefined;
  const ids = await nearestIds(db, id, now);
  if (ids.length === 0) return [];
  const rows = await selectEvents(db).where(inArray(events.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.event.id, row]));
  const seating = await loadSeating(db, ids, now);
  const tags = await loadTags(db, ids);
  const pictures = await loadPictures(
    db,
    rows.map(({ event }) => event.image),
  );
  const items = ids.flatMap((one) => {
    const row = byId.get(one);
    if (!row) return [];
    const parts = { row, tags: tags.get(one) ?? [], seating: seating.get(one), pictures, isSoldLive };
    return [presentEvent({ ...parts, firstDay: today(now), now }, lang)];
  });
  const titles = new Set(Object.values(subject.title));
  const related = items.filter(({ title, state }) => {
    if (state === 'cancelled' || state === 'sold_out' || titles.has(title)) return false;
    titles.add(title);
    return true;
  });
  return related.slice(0, MOST.shown);
}

/** Ids, those with the highest weight first, equal ones in the order of time. */
async function nearestIds(db: Database, id: number, now: number): Promise<readonly number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`with subject as (select e.id, e.series_id, e.genre_id, e.exhibition_id, e.production_id, coalesce(e.venue_id, r.venue_id) as venue_id
        from events e left join rooms r on r.id = e.room_id where e.id = ${id}),
      own_people as (
        select person_id from event_persons where event_id = ${id}
        union select person_id from production_persons join subject using (production_id)
        union select person_id from exhibition_persons join subject using (exhibition_id)
      ),
      own_tags as (select term_id from ${eventTags} where event_id = ${id}),
      coming as (select ${events.id}, ${events.localStart}, ${events.seriesId}, ${events.genreId}, ${events.exhibitionId}, ${events.productionId}, ${events.venueId}, ${events.roomId}
        from ${events} where ${chosenEvents(db, {}, now)} and ${events.id} <> ${id} and ${events.status} <> 'cancelled'),
      by_person as (
        select event_id from event_persons where person_id in (select person_id from own_people)
        union select e.id from coming e join production_persons p on p.production_id = e.production_id where p.person_id in (select person_id from own_people)
        union select e.id from coming e join exhibition_persons p on p.exhibition_id = e.exhibition_id where p.person_id in (select person_id from own_people)
      ),
      by_tag as (select event_id, least(count(*), ${MOST_TAGS}) as shared from ${eventTags} where term_id in (select term_id from own_tags) group by event_id),
      scored as (
        select e.id, e.local_start,
          case when by_person.event_id is null then 0 else ${WEIGHTS.person} end
          + case when e.series_id = s.series_id then ${WEIGHTS.series} else 0 end
          + case when e.genre_id = s.genre_id then ${WEIGHTS.genre} else 0 end
          + coalesce(by_tag.shared, 0) * ${WEIGHTS.tag}
          + case when coalesce(e.venue_id, r.venue_id) = s.venue_id then ${WEIGHTS.venue} else 0 end as score
        from coming e cross join subject s
        left join rooms r on r.id = e.room_id
        left join by_person on by_person.event_id = e.id
        left join by_tag on by_tag.event_id = e.id
        where not coalesce(e.exhibition_id = s.exhibition_id or e.production_id = s.production_id, false)
      )
      select id from scored where score > 0 order by score desc, local_start, id limit ${MOST.read}`,
  );
  return rows.map((row) => row.id);
}
