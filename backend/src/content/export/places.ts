import type { Database } from '../../db/database';
import { redirects, rooms, series, terms, venues } from '../../db/schema';
import { byText, compact } from './compact';
import type { ExportNames } from './names';

type Fields = Record<string, unknown>;
const byKey = <T extends { key: string }>(rows: T[]): T[] => rows.sort((a, b) => byText(a.key, b.key));

export async function exportVenues(db: Database): Promise<Fields[]> {
  return byKey(await db.select().from(venues)).map(({ id: _, ...venue }) => compact(venue));
}

export async function exportRooms(db: Database, names: ExportNames): Promise<Fields[]> {
  return byKey(await db.select().from(rooms)).map(({ id: _, venueId, ...room }) =>
    compact({ ...room, venue: names.venue(venueId) }),
  );
}

export async function exportTerms(db: Database): Promise<Fields[]> {
  const rows = await db.select().from(terms);
  return rows
    .sort((a, b) => byText(a.kind, b.kind) || byText(a.name, b.name))
    .map(({ kind, name, title, showInFilter }) => compact({ kind, name, title, show_in_filter: showInFilter }));
}

export async function exportSeries(db: Database): Promise<Fields[]> {
  return byKey(await db.select().from(series)).map(({ id: _, showInFilter, ...one }) =>
    compact({ ...one, show_in_filter: showInFilter }),
  );
}

export async function exportRedirects(db: Database): Promise<Fields[]> {
  const rows = await db.select().from(redirects);
  return rows
    .sort((a, b) => byText(a.oldPath, b.oldPath))
    .map(({ oldPath, newPath }) => ({ new_path: newPath, old_path: oldPath }));
}
