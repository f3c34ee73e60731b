import type { Language } from '@vestibule/contracts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rooms, terms } from '../db/schema';
import { asList, asText } from '../house/documents';
import { loadPictures, type Pictures } from '../pictures/present';
import type { ModuleRow } from './load';

/** What presenting modules needs besides the modules, loaded once for all of them. */
export interface ModuleContext {
  readonly lang: Language;
  readonly now: number;
  /** Editors also see what is outside its online window. */
  readonly isEditor: boolean;
  readonly pictures: Pictures;
  /** Ids of tags and rooms and slugs of types by the names that event lists filter with. */
  readonly names: {
    readonly tag: ReadonlyMap<string, number>;
    readonly room: ReadonlyMap<string, number>;
    readonly type: ReadonlyMap<string, string>;
  };
}

export async function loadContext(
  db: Database,
  rows: readonly ModuleRow[],
  viewer: Pick<ModuleContext, 'lang' | 'now' | 'isEditor'>,
): Promise<ModuleContext> {
  const files = rows.flatMap((row) => [
    asText(row.data['image']),
    ...asList(row.data['items']).map((item) => asText(item['image'])),
  ]);
  return { ...viewer, pictures: await loadPictures(db, files), names: await loadNames(db, rows) };
}

/** Content packs name tags, rooms and types; the editor gives ids and slugs. Both are kept as they came. */
async function loadNames(db: Database, rows: readonly ModuleRow[]): Promise<ModuleContext['names']> {
  const lists = rows.filter((row) => row.model === 'event_list');
  const named = (field: string) => lists.map((row) => asText(row.data[field])).filter(Boolean);
  const termNames = [...named('tag'), ...named('type')];
  const roomNames = named('room');
  const termRows = termNames.length === 0 ? [] : await db.select().from(terms).where(inArray(terms.name, termNames));
  const roomRows =
    roomNames.length === 0
      ? []
      : await db.select({ id: rooms.id, name: rooms.name }).from(rooms).where(inArray(rooms.name, roomNames));
  return {
    tag: new Map(termRows.filter((row) => row.kind === 'tag').map((row) => [row.name, row.id])),
    room: new Map(roomRows.map((row) => [row.name, row.id])),
    type: new Map(termRows.filter((row) => row.kind === 'type').map((row) => [row.name, row.slug])),
  };
}
