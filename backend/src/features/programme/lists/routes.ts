import type { FilterOption, Language } from '@vestibule/contracts';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { events, eventTags, rooms, series, terms } from '../../../engines/records/tables';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { byName } from '../../../platform/texts/by-name';
import { pick } from '../../../platform/texts/localise';
import { slugOf } from '../../../platform/texts/slug';
import { EVENT_ACCESS, type EventAccess } from '@vestibule/contracts/records/kinds';
import { queryRows } from '../../../platform/db/rows';
import { accessName, heldAccess, joinPlaces } from '../events/access';

/**
 * Options of the event filters: those of past and coming events, and all series. A site also has types of productions,
 * tags of articles and rooms without events.
 */
export function programmeRoutes(app: FastifyInstance, deps: Deps): void {
  const kinds = { exhibitionTypes: 'type', eventTags: 'tag', genres: 'genre' } as const;
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, 'type' | 'tag' | 'genre'][]) {
    handleCall(app, deps, name, ({ reply, lang }) => {
      dependsOn(reply, 'events');
      return termOptions(deps.db, kind, lang);
    });
  }

  handleCall(app, deps, 'eventAccess', async ({ reply, lang }) => {
    dependsOn(reply, 'events');
    return accessOptions(deps.db, lang);
  });

  handleCall(app, deps, 'rooms', async ({ reply, lang }) => {
    dependsOn(reply, 'events');
    const rows = await deps.db
      .select({ id: rooms.id, name: rooms.name, title: rooms.title })
      .from(rooms)
      .where(ofEvents(deps.db, rooms.id, events.roomId));
    return options(
      rows.map((row) => ({ ...row, slug: slugOf(row.name, `room-${row.id}`), showInFilter: true })),
      lang,
    );
  });

  handleCall(app, deps, 'series', async ({ reply, lang }) => {
    dependsOn(reply, 'events');
    // With or without events: this is the list of the series' own page as well, where one may be announced before its
    // first event.
    const rows = await deps.db
      .select({
        id: series.id,
        name: series.name,
        title: series.title,
        showInFilter: series.showInFilter,
        image: series.image,
      })
      .from(series)
      .where(eq(series.isOnline, true));
    const images = new Map(rows.map(({ id, image }) => [id, image]));
    const pictures = await loadPictures(deps.db, [...images.values()]);
    const named = options(
      rows.map((row) => ({ ...row, slug: slugOf(row.name, `series-${row.id}`) })),
      lang,
    );
    return named.map((option) => ({
      ...option,
      image_obj: presentPicture(pictures, images.get(option.id), lang).image_obj,
    }));
  });
}

async function termOptions(db: Database, kind: 'type' | 'tag' | 'genre', lang: Language): Promise<FilterOption[]> {
  const isUsed = kind === 'tag' ? ofTags(db) : ofEvents(db, terms.id, kind === 'type' ? events.typeId : events.genreId);
  return options(
    await db
      .select()
      .from(terms)
      .where(and(eq(terms.kind, kind), isUsed)),
    lang,
  );
}

/** Condition for records whose id an event has in this column. */
const ofEvents = (db: Database, id: PgColumn, column: PgColumn): SQL =>
  inArray(
    id,
    db
      .selectDistinct({ id: column })
      .from(events)
      .where(and(eq(events.isOnline, true), isNotNull(column))),
  );

function ofTags(db: Database): SQL {
  const used = db
    .select({ id: eventTags.termId })
    .from(eventTags)
    .innerJoin(events, eq(events.id, eventTags.eventId))
    .where(eq(events.isOnline, true));
  return inArray(terms.id, used);
}

type Row = Pick<typeof terms.$inferSelect, 'id' | 'name' | 'slug' | 'title' | 'showInFilter'>;

/** Options in the order of the names that are shown. */
const options = (rows: readonly Row[], lang: Language): FilterOption[] =>
  byName(
    rows.map((row) => option(row, lang)),
    lang,
  );

/**
 * `show_in_filter` is returned, not applied: the list of an event's tags needs the hidden ones' names too
 * (docs/behaviour/programme.md#filters-of-the-events).
 */
function option(row: Row, lang: Language): FilterOption {
  return { id: row.id, slug: row.slug, name: pick(row.title, lang) || row.name, show_in_filter: row.showInFilter };
}

/** Access that online events have, in the order of its definition: how one gets in, then languages. */
async function accessOptions(db: Database, lang: Language): Promise<FilterOption[]> {
  const rows = await queryRows<{ id: EventAccess }>(
    db,
    sql`select distinct jsonb_object_keys(${heldAccess}) as id from ${events} ${joinPlaces} where ${events.isOnline}`,
  );
  const used = new Set(rows.map(({ id }) => id));
  return EVENT_ACCESS.flatMap((slug, index) =>
    used.has(slug) ? [{ id: index + 1, slug, name: accessName(slug, lang), show_in_filter: true }] : [],
  );
}
