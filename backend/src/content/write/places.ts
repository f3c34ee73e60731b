import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rooms, series, terms, venues } from '../../db/schema';
import type { RecordOf } from '../schemas/index';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from './batches';
import { freeSlug, type Names } from './names';
import { safeHtml } from './texts';

/** A record that was created by its name alone takes the key of the line that now describes it. */
async function adoptKeys(
  db: Database,
  table: typeof venues | typeof rooms | typeof series,
  records: readonly { key: string; name: string }[],
): Promise<void> {
  if (records.length === 0) return;
  const given = JSON.stringify(records.map(({ key, name }) => ({ key, name })));
  await db.execute(
    sql`UPDATE ${table} AS t SET key = v.key FROM jsonb_to_recordset(${given}::jsonb) AS v(key text, name text) WHERE t.name = v.name AND t.key <> v.key`,
  );
}

export async function writeVenues(db: Database, records: readonly RecordOf<'venues'>[]): Promise<Count> {
  await adoptKeys(db, venues, records);
  const rows = records.map((venue) => ({
    key: venue.key,
    name: venue.name,
    title: venue.title ?? {},
    body: safeHtml(venue.body),
    access: safeHtml(venue.access),
    address: Object.fromEntries(Object.entries(venue.address ?? {}).filter(([, text]) => text)),
    latitude: venue.latitude ?? null,
    longitude: venue.longitude ?? null,
    theme: venue.theme ?? 'museum',
    image: venue.image || null,
  }));
  const set = takeGiven(venues, ['id', 'key']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(venues)
        .values(batch)
        .onConflictDoUpdate({ target: venues.key, set })
        .returning({ created: wasInserted }),
    ),
  );
}

export async function writeRooms(db: Database, records: readonly RecordOf<'rooms'>[], names: Names): Promise<Count> {
  await adoptKeys(db, rooms, records);
  const rows = records.map((room) => ({
    key: room.key,
    name: room.name,
    title: room.title ?? {},
    venueId: names.get('venue', room.venue),
    capacity: room.capacity ?? null,
  }));
  const set = takeGiven(rooms, ['id', 'key']);
  return countRows(
    await inBatches(rows, (batch) =>
      db.insert(rooms).values(batch).onConflictDoUpdate({ target: rooms.key, set }).returning({ created: wasInserted }),
    ),
  );
}

export async function writeSeries(db: Database, records: readonly RecordOf<'series'>[]): Promise<Count> {
  await adoptKeys(db, series, records);
  const rows = records.map((one) => ({
    key: one.key,
    name: one.name,
    title: one.title ?? {},
    body: safeHtml(one.body),
    image: one.image || null,
    showInFilter: one.show_in_filter ?? true,
  }));
  const set = takeGiven(series, ['id', 'key']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(series)
        .values(batch)
        .onConflictDoUpdate({ target: series.key, set })
        .returning({ created: wasInserted }),
    ),
  );
}

/** Terms are known by kind and name; the slug they once got stays, as addresses hold it. */
export async function writeTerms(db: Database, records: readonly RecordOf<'terms'>[]): Promise<Count> {
  const existing = await db.select({ kind: terms.kind, name: terms.name, slug: terms.slug }).from(terms);
  const slugs = new Map<string, Set<string>>();
  const slugOfTerm = new Map<string, string>();
  for (const term of existing) {
    slugOfTerm.set(`${term.kind} ${term.name}`, term.slug);
    slugs.set(term.kind, (slugs.get(term.kind) ?? new Set()).add(term.slug));
  }
  const rows = records.map((term) => {
    const taken = slugs.get(term.kind) ?? new Set<string>();
    slugs.set(term.kind, taken);
    const slug = slugOfTerm.get(`${term.kind} ${term.name}`) ?? freeSlug(term.name, taken);
    return {
      kind: term.kind,
      name: term.name,
      slug,
      title: term.title ?? {},
      showInFilter: term.show_in_filter ?? true,
    };
  });
  const set = takeGiven(terms, ['id', 'kind', 'name']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(terms)
        .values(batch)
        .onConflictDoUpdate({ target: [terms.kind, terms.name], set })
        .returning({ created: wasInserted }),
    ),
  );
}
