import type { EventListItem, Language } from '@vestibule/contracts';
import { EVENT_ACCESS, type EventAccess } from '@vestibule/contracts/records/kinds';
import { sql, type SQL } from 'drizzle-orm';
import { events, rooms, venues, type HeldAccess } from '../../../engines/records/tables';
import { translator } from '../../../platform/texts/translate';

export const accessName = (id: EventAccess, lang: Language): string => translator(lang)(`access.${id}`);

/** Means of access, named in a language. */
export const presentAccess = (access: HeldAccess, lang: Language): EventListItem['access'] =>
  EVENT_ACCESS.filter((id) => access[id] === true).map((id) => ({ id, name: accessName(id, lang) }));

interface Venue {
  readonly accessMeans: HeldAccess;
}
interface Room extends Venue {
  readonly ownAccess: boolean;
}

/** Means of access of a room, which has those of its venue unless it says otherwise; of the venue without a room. */
export const accessOfPlace = (room: Room | null, venue: Venue | null): HeldAccess => ({
  ...(room?.ownAccess === true ? {} : venue?.accessMeans),
  ...room?.accessMeans,
});

interface Place {
  readonly room: Room | null;
  readonly venue: Venue | null;
}

/** Means of access of an event, which has those of its place unless it says otherwise. */
export const accessOfEvent = (
  { access, ownAccess }: Pick<typeof events.$inferSelect, 'access' | 'ownAccess'>,
  { room, venue }: Place,
): HeldAccess => ({ ...(ownAccess ? {} : accessOfPlace(room, venue)), ...access });

/**
 * The same in a query of events, by the places that have it: there are few of them. An event without a venue is at its
 * room's.
 */
export function hasAccess(means: EventAccess): SQL {
  const venuesWith = sql`select id from ${venues} where jsonb_exists(${venues.accessMeans}, ${means})`;
  const roomsWith = sql`select id from ${rooms} where jsonb_exists(${rooms.accessMeans}, ${means})`;
  const roomsOfTheirOwn = sql`select id from ${rooms} where ${rooms.ownAccess}`;
  const roomsThere = sql`select id from ${rooms} where ${rooms.venueId} in (${venuesWith})`;
  const byVenue = sql`(${events.venueId} in (${venuesWith}) or ${events.venueId} is null and ${events.roomId} in (${roomsThere}))`;
  const byPlace = sql`(${events.roomId} in (${roomsWith}) or (${events.roomId} is null or ${events.roomId} not in (${roomsOfTheirOwn})) and ${byVenue})`;
  return sql`(jsonb_exists(${events.access}, ${means}) or not ${events.ownAccess} and ${byPlace})`;
}

/** Joins the places of events to a query from `events`, for `heldAccess`. */
export const joinPlaces = sql`left join rooms as place_room on place_room.id = ${events.roomId} left join venues as place_venue on place_venue.id = coalesce(${events.venueId}, place_room.venue_id)`;

const NONE = sql.raw(`'{}'::jsonb`);

/** All means of access of an event as an object, in a query with `joinPlaces`. */
export const heldAccess = sql`(case when ${events.ownAccess} then ${NONE} else case when place_room.own_access then ${NONE} else coalesce(place_venue.access_means, ${NONE}) end || coalesce(place_room.access_means, ${NONE}) end || ${events.access})`;
