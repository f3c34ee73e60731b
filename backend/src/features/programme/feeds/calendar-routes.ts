import { notFound, type Language } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { events, exhibitions } from '../../../engines/records/tables';
import { handleFeed } from '../../../platform/api/handle-feed';
import { dependsOn, validToday } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { loadSettings } from '../../site';
import type { ProgrammeDeps } from '../deps';
import { chosenEvents } from '../events/filter';
import { sellingAt } from '../events/on-sale';
import { withWords } from '../events/with-words';
import { chosenExhibitions } from '../exhibitions/filter';
import { cachedCalendarFiles } from './cached-calendars';
import { calendarFile } from './calendar-file';
import { loadEventEntries, loadExhibitionEntries } from './load-entries';

/**
 * Calendars: one event or exhibition to keep, those that a visitor has chosen, and the programme and the exhibitions to
 * subscribe to, narrowed as their lists are.
 */
export function calendarRoutes(app: FastifyInstance, deps: ProgrammeDeps): void {
  const { db, now } = deps;
  const fileOf = cachedCalendarFiles();
  const nameOf = async (lang: Language) => (await loadSettings(db, lang)).product;

  handleFeed(app, deps, 'eventCalendar', async ({ lang, params, reply, origin, href }) => {
    const id = parseId(params['id']);
    const where = id === undefined ? undefined : and(eq(events.id, id), eq(events.isOnline, true));
    const [entry] = where === undefined ? [] : await loadEventEntries(db, where, { lang, href });
    if (!entry) throw notFound();
    dependsOn(reply, tagOf('event', entry.row.event.id), 'events');
    reply.header('content-disposition', `attachment; filename="event-${entry.row.event.id}.ics"`);
    return calendarFile([entry], { name: await nameOf(lang), lang, origin });
  });

  handleFeed(app, deps, 'exhibitionCalendar', async ({ lang, params, reply, origin, href }) => {
    const id = parseId(params['id']);
    const where = id === undefined ? undefined : and(eq(exhibitions.id, id), exhibitions.isOnline);
    const [entry] = where === undefined ? [] : await loadExhibitionEntries(db, where, { lang, href });
    if (!entry) throw notFound();
    dependsOn(reply, tagOf('exhibition', entry.exhibition.id), 'exhibitions');
    reply.header('content-disposition', `attachment; filename="exhibition-${entry.exhibition.id}.ics"`);
    return calendarFile([entry], { name: await nameOf(lang), lang, origin });
  });

  handleFeed(app, deps, 'exhibitionsFeed', async ({ lang, query, reply, origin, href }) => {
    dependsOn(reply, 'exhibitions');
    validToday(reply, now());
    const entries = await loadExhibitionEntries(db, chosenExhibitions(db, query, now()), { lang, href });
    return fileOf(entries, { name: await nameOf(lang), lang, origin });
  });

  handleFeed(app, deps, 'favouritesCalendar', async ({ lang, query, reply, origin, href }) => {
    dependsOn(reply, 'events', 'exhibitions');
    reply.header('content-disposition', 'attachment; filename="favourites.ics"');
    const entries = [
      ...(query.events === undefined
        ? []
        : await loadEventEntries(db, chosenEvents(db, { ids: query.events }, now()), { lang, href })),
      ...(query.exhibitions === undefined
        ? []
        : await loadExhibitionEntries(db, chosenExhibitions(db, { ids: query.exhibitions }, now()), { lang, href })),
    ];
    return fileOf(entries, { name: await nameOf(lang), lang, origin });
  });

  handleFeed(app, deps, 'eventsFeed', async ({ lang, query, reply, origin, href }) => {
    dependsOn(reply, 'events');
    const chosen = and(chosenEvents(db, { ...query, ...sellingAt(deps) }, now()), await withWords(db, query.q, lang));
    return fileOf(await loadEventEntries(db, chosen, { lang, href }), { name: await nameOf(lang), lang, origin });
  });
}
