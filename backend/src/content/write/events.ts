import type { Database } from '../../db/database';
import { events, persons, productions } from '../../db/schema';
import { idJetOf } from '../check/check-events';
import { eventTimes, type EventTimes } from '../local-time';
import type { RecordOf } from '../schemas/index';
import { countRows, inBatches, takeChanged, wasInserted, type Count } from './batches';
import { linkEvents } from './links';
import type { Names } from './names';
import { idsOf } from './programme';
import { safeHtml } from './texts';

export interface EventContext {
  readonly names: Names;
  /** Times of the events by key, as the check read them. */
  readonly times: ReadonlyMap<string, EventTimes>;
  /** Whole weeks that all dates are moved by. */
  readonly weeks: number;
  readonly isDemo: boolean;
  readonly now: number;
  readonly onProgress: (done: number) => void;
}
export interface WrittenEvents {
  readonly count: Count;
  /** Ids by key. */
  readonly ids: ReadonlyMap<string, number>;
}

const isNumber = (id: number | null | undefined): id is number => typeof id === 'number';

/** Writes the events and what they are linked to; their tickets are written by writeTickets. */
export async function writeEvents(
  db: Database,
  records: readonly RecordOf<'events'>[],
  context: EventContext,
): Promise<WrittenEvents> {
  const { names, weeks } = context;
  const people = await idsOf(
    db,
    persons,
    records.flatMap((event) => event.persons ?? []),
  );
  const productionIds = await idsOf(
    db,
    productions,
    records.map((event) => event.production),
  );
  const updatedAt = new Date(context.now).toISOString();
  const toRow = (event: RecordOf<'events'>) => ({
    key: event.key,
    title: event.title,
    preline: event.preline ?? {},
    subline: event.subline ?? {},
    text: safeHtml(event.text),
    ...((weeks === 0 ? context.times.get(event.key) : undefined) ?? eventTimes(event, weeks)),
    roomId: names.get('room', event.room),
    venueId: names.get('venue', event.venue),
    typeId: names.get('type', event.type),
    genreId: names.get('genre', event.genre),
    seriesId: names.get('series', event.series?.[0]),
    productionId: event.production ? (productionIds.get(event.production) ?? null) : null,
    image: event.image || null,
    audio: event.audio ?? [],
    ticketUrl: event.ticket_url ?? '',
    idJet: idJetOf(event),
    isOnline: event.is_online ?? true,
    status: event.status ?? 'scheduled',
    isDemo: context.isDemo,
    updatedAt,
  });
  // Calendars that people subscribe to tell them of every change (feeds/calendar-file.ts).
  const set = takeChanged(events, ['id', 'key']);
  const written = await inBatches(
    records,
    (batch) =>
      db
        .insert(events)
        .values(batch.map(toRow))
        .onConflictDoUpdate({ target: events.key, set })
        .returning({ id: events.id, key: events.key, created: wasInserted }),
    context.onProgress,
  );
  const ids = new Map(written.map((row) => [row.key, row.id]));
  await linkEvents(
    db,
    records.flatMap((event) => {
      const id = ids.get(event.key);
      if (id === undefined) return [];
      const terms = (event.tags ?? []).map((tag) => names.get('tag', tag)).filter(isNumber);
      return [{ id, terms, persons: (event.persons ?? []).map((key) => people.get(key)).filter(isNumber) }];
    }),
  );
  return { count: countRows(written), ids };
}
