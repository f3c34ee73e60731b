import type { Localised } from '@vestibule/contracts/languages';
import type { Database } from '../../db/database';
import {
  audioFiles,
  events,
  media,
  pages,
  persons,
  productions,
  redirects,
  rooms,
  series,
  venues,
} from '../../db/schema';

/** What the database holds already, as far as the records of a pack may refer to it or clash with it. */
export interface Known {
  readonly persons: ReadonlySet<string>;
  readonly productions: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly audio: ReadonlySet<string>;
  /** Ticket-system id → key of the event that has it. */
  readonly idJets: ReadonlyMap<string, string>;
  /** Name → key. */
  readonly venues: ReadonlyMap<string, string>;
  readonly rooms: ReadonlyMap<string, string>;
  readonly series: ReadonlyMap<string, string>;
  readonly pages: readonly KnownPage[];
  readonly redirects: ReadonlyMap<string, string>;
}
interface KnownPage {
  readonly key: string;
  readonly parent: string | undefined;
  readonly slug: Localised;
}

const byName = (rows: readonly { name: string; key: string }[]) => new Map(rows.map((row) => [row.name, row.key]));

export async function loadKnown(db: Database): Promise<Known> {
  const pageRows = await db
    .select({ id: pages.id, key: pages.key, parentId: pages.parentId, slug: pages.slug })
    .from(pages);
  const keyOf = new Map(pageRows.map((page) => [page.id, page.key]));
  const tickets = await db.select({ key: events.key, idJet: events.idJet }).from(events);
  return {
    persons: new Set((await db.select({ key: persons.key }).from(persons)).map((row) => row.key)),
    productions: new Set((await db.select({ key: productions.key }).from(productions)).map((row) => row.key)),
    media: new Set((await db.select({ file: media.file }).from(media)).map((row) => row.file)),
    audio: new Set((await db.select({ file: audioFiles.file }).from(audioFiles)).map((row) => row.file)),
    idJets: new Map(tickets.flatMap((row) => (row.idJet === null ? [] : [[row.idJet, row.key] as const]))),
    venues: byName(await db.select({ name: venues.name, key: venues.key }).from(venues)),
    rooms: byName(await db.select({ name: rooms.name, key: rooms.key }).from(rooms)),
    series: byName(await db.select({ name: series.name, key: series.key }).from(series)),
    pages: pageRows.map((page) => ({
      key: page.key,
      parent: page.parentId === null ? undefined : keyOf.get(page.parentId),
      slug: page.slug,
    })),
    redirects: new Map(
      (await db.select({ from: redirects.oldPath, to: redirects.newPath }).from(redirects)).map((row) => [
        row.from,
        row.to,
      ]),
    ),
  };
}
