import { notFound, type Language } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { events, venues } from '../../../engines/records/tables';
import { sellingAt } from '../events/on-sale';
import { chosenEvents } from '../events/filter';
import { selectEvents, type EventRow } from '../events/rows';
import { withWords } from '../events/with-words';
import { loadSettings } from '../../site';
import type { ProgrammeDeps } from '../deps';
import { handleFeed, type FileHref } from '../../../platform/api/handle-feed';
import { dependsOn } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { recordSlug } from '../../../platform/texts/record-slug';
import { calendarFile, type CalendarEntry } from './calendar-file';
import { cachedCalendarFiles } from './cached-calendars';

/** Most events of a subscription: a house's next years; calendars on phones choke on more. */
const MOST = 1000;

/** Calendars: one event to keep, and the programme to subscribe to, narrowed as its list is. */
export function calendarRoutes(app: FastifyInstance, deps: ProgrammeDeps): void {
  const { db, now } = deps;
  const fileOf = cachedCalendarFiles();

  handleFeed(app, deps, 'eventCalendar', async ({ lang, params, reply, origin, href }) => {
    const id = parseId(params['id']);
    const pathOf = eventPath(href, lang);
    const [entry] =
      id === undefined ? [] : await loadEntries(db, and(eq(events.id, id), eq(events.isOnline, true)), pathOf);
    if (!entry) throw notFound();
    dependsOn(reply, tagOf('event', entry.row.event.id), 'events');
    reply.header('content-disposition', `attachment; filename="event-${entry.row.event.id}.ics"`);
    return calendarFile([entry], { name: (await loadSettings(db, lang)).product, lang, origin });
  });

  handleFeed(app, deps, 'eventsFeed', async ({ lang, query, reply, origin, href }) => {
    dependsOn(reply, 'events');
    const chosen = and(chosenEvents(db, { ...query, ...sellingAt(deps) }, now()), await withWords(db, query.q, lang));
    return fileOf(await loadEntries(db, chosen, eventPath(href, lang)), {
      name: (await loadSettings(db, lang)).product,
      lang,
      origin,
    });
  });
}

type PathOf = (event: EventRow['event']) => string;

const eventPath =
  (href: FileHref, lang: Language): PathOf =>
  (event) =>
    href('events-slug-id', { slug: recordSlug('event', event, lang), id: event.id });

async function loadEntries(db: Database, where: SQL | undefined, pathOf: PathOf): Promise<CalendarEntry[]> {
  const rows = await selectEvents(db).where(where).orderBy(asc(events.localStart), asc(events.id)).limit(MOST);
  const ids = [...new Set(rows.flatMap(({ venue }) => venue?.id ?? []))];
  const places = ids.length === 0 ? [] : await db.select().from(venues).where(inArray(venues.id, ids));
  const byId = new Map(places.map((place) => [place.id, place]));
  return rows.map((row) => ({ row, venue: row.venue ? byId.get(row.venue.id) : undefined, path: pathOf(row.event) }));
}
