import type { Language, Localised } from '@vestibule/contracts';
import { EVENT_ACCESS } from '@vestibule/contracts/records/kinds';
import { events, rooms, series, terms } from '../../../../engines/records/tables';
import { readRecords, type House, type Houses } from './houses';
import type { HeldAccess } from '../../../../engines/records/tables';

/** An event as a pack's file has it. */
interface PackEvent {
  readonly key: string;
  readonly title: Localised;
  readonly subline?: Localised;
  readonly text?: Localised;
  readonly date_start: string;
  readonly duration_minutes?: number;
  readonly timezone: string;
  readonly room?: string;
  readonly venue?: string;
  readonly own_access?: boolean;
  readonly type?: string;
  readonly genre?: string;
  readonly access?: HeldAccess;
  readonly tags?: readonly string[];
  readonly series?: string | readonly string[];
}

/** The same with the id that it got, and its start in two. */
export interface KnownEvent extends PackEvent {
  readonly id: number;
  /** YYYY-MM-DD, and HH:MM where the pack says so. */
  readonly day: string;
  readonly time: string | undefined;
  /** Its means of access and those of its place. */
  readonly means: readonly string[];
  /** Its room and its tags, by which it is found too. */
  readonly named: readonly Localised[];
}

/** A day some days later, YYYY-MM-DD. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Events of packs, from their files. */
export async function readEvents({ site }: Houses, houses: readonly House[]): Promise<KnownEvent[]> {
  const ids = new Map(
    (await site.db.select({ key: events.key, id: events.id }).from(events)).map(({ key, id }) => [key, id]),
  );
  const all: KnownEvent[] = [];
  for (const house of houses) {
    const titles = await readTitles(house);
    const meansOf = await readMeans(house);
    for (const record of await readRecords<PackEvent>(house, 'events')) {
      const [day = '', time] = record.date_start.split('T');
      const named = [record.room ?? '', ...(record.tags ?? [])].map((name) => titles.get(name) ?? { de: name });
      all.push({ ...record, id: ids.get(record.key) ?? 0, day, time, named, means: meansOf(record) });
    }
  }
  return all;
}

interface PackPlace {
  readonly name: string;
  readonly venue?: string;
  readonly access_means?: HeldAccess;
  readonly own_access?: boolean;
}

/** Means of access of an event: its own, and those of its room or venue, unless event or room say otherwise. */
async function readMeans(house: House): Promise<(event: PackEvent) => readonly string[]> {
  const read = async (kind: string) => {
    const places = await readRecords<PackPlace>(house, kind).catch((): PackPlace[] => []);
    return new Map(places.map((place) => [place.name, place]));
  };
  const [inRooms, inVenues] = [await read('rooms'), await read('venues')];
  return ({ access, own_access: isOwn, room: roomName = '', venue: venueName }) => {
    const room = inRooms.get(roomName);
    const venue = inVenues.get(venueName ?? room?.venue ?? '');
    const ofVenue = room?.own_access ? {} : venue?.access_means;
    return Object.keys({ ...(isOwn ? {} : { ...ofVenue, ...room?.access_means }), ...access });
  };
}

/**
 * Names of rooms and tags in each language, by the names that events use; a house without lines of its own for them has
 * none.
 */
async function readTitles(house: House): Promise<ReadonlyMap<string, Localised>> {
  const read = (kind: string) =>
    readRecords<{ readonly name: string; readonly title?: Localised }>(house, kind).catch(() => []);
  return new Map(
    [...(await read('rooms')), ...(await read('terms'))].flatMap(({ name, title }) =>
      title ? [[name, title] as const] : [],
    ),
  );
}

/** Values of filters, by the names that packs use. */
export async function readIds({ site: { db } }: Houses) {
  const idsOf = (rows: readonly { name: string; id: number }[]) => new Map(rows.map(({ name, id }) => [name, id]));
  const named = await db.select().from(terms);
  const ofKind = (kind: string) => named.filter((term) => term.kind === kind);
  return {
    room: idsOf(await db.select().from(rooms)),
    series: idsOf(await db.select().from(series)),
    tag: idsOf(ofKind('tag')),
    genre: idsOf(ofKind('genre')),
    access: new Map<string, string>(EVENT_ACCESS.map((id) => [id, id])),
    type: new Map(ofKind('type').map(({ name, slug }) => [name, slug])),
  };
}

/** The language that texts are shown in: the requested one, else German, else whichever there is. */
export const shownIn = (asked: Language, text: Localised): Language =>
  ([asked, 'de', 'en', 'cs'] as const).find((lang) => text[lang]) ?? asked;
/** A text as it is shown. */
export const shown = (text: Localised | undefined, asked: Language): string =>
  text ? (text[shownIn(asked, text)] ?? '') : '';
