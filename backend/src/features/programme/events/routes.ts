import { notFound } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import type { ProgrammeDeps } from '../deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, validToday, validUntil } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { calendarDays } from './calendar-days';
import { loadEvent } from './detail';
import { countFacets } from './facets';
import { listEvents } from './list';
import { sellingAt } from './on-sale';
import { relatedEvents } from './related';
import { pageLinks } from '../../../platform/server/paging';

/** Events: the list, its filters' counts, one event with those that are related to it, and the calendar's days. */
export function eventRoutes(app: FastifyInstance, deps: ProgrammeDeps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'events', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'events');
    const { until, ...page } = await listEvents(db, { ...query, ...sellingAt(deps) }, lang, now());
    validUntil(reply, until);
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });

  handleCall(app, deps, 'eventFacets', ({ lang, query, reply }) => {
    dependsOn(reply, 'events');
    validToday(reply, now());
    return countFacets(db, { ...query, ...sellingAt(deps) }, lang, now());
  });

  handleCall(app, deps, 'event', async (call) => {
    const { lang, reply } = call;
    const { event, until } = await previewed(deps, 'events', call, (from, id) =>
      loadEvent(from, id, lang, sellingAt(deps)),
    );
    dependsOn(reply, tagOf('event', event.id), 'events');
    validUntil(reply, until);
    return event;
  });

  handleCall(app, deps, 'relatedEvents', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const found = id === undefined ? undefined : await relatedEvents(db, id, lang, sellingAt(deps));
    if (!found) throw notFound();
    dependsOn(reply, 'events');
    validToday(reply, now());
    return found;
  });

  handleCall(app, deps, 'calendar', ({ lang, query, reply }) => {
    dependsOn(reply, 'events');
    validToday(reply, now());
    return calendarDays(db, query, lang, now());
  });
}
