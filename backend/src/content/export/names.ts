import type { Database } from '../../db/database';
import { pages, persons, productions, rooms, series, terms, venues } from '../../db/schema';

type Lookup = (id: number | null | undefined) => string | undefined;
/** What ids are called in a pack: names for places and terms, keys for records. */
export interface ExportNames {
  readonly venue: Lookup;
  readonly room: Lookup;
  readonly series: Lookup;
  readonly term: Lookup;
  readonly person: Lookup;
  readonly production: Lookup;
  readonly page: Lookup;
  /** Name of a type by its slug. */
  readonly typeOfSlug: (slug: string) => string | undefined;
}

const lookup = (rows: readonly { id: number; label: string }[]): Lookup => {
  const labels = new Map(rows.map((row) => [row.id, row.label]));
  return (id) => (id === null || id === undefined ? undefined : labels.get(id));
};

export async function loadExportNames(db: Database): Promise<ExportNames> {
  const types = await db.select({ kind: terms.kind, slug: terms.slug, name: terms.name }).from(terms);
  const slugs = new Map(types.filter((term) => term.kind === 'type').map((term) => [term.slug, term.name]));
  return {
    venue: lookup(await db.select({ id: venues.id, label: venues.name }).from(venues)),
    room: lookup(await db.select({ id: rooms.id, label: rooms.name }).from(rooms)),
    series: lookup(await db.select({ id: series.id, label: series.name }).from(series)),
    term: lookup(await db.select({ id: terms.id, label: terms.name }).from(terms)),
    person: lookup(await db.select({ id: persons.id, label: persons.key }).from(persons)),
    production: lookup(await db.select({ id: productions.id, label: productions.key }).from(productions)),
    page: lookup(await db.select({ id: pages.id, label: pages.key }).from(pages)),
    typeOfSlug: (slug) => slugs.get(slug),
  };
}

/** Labels of linked records by the record they belong to; `sorted` where the order has no meaning. */
export function grouped(
  links: readonly { owner: number; label: string | undefined }[],
  sorted: boolean,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { owner, label } of links) if (label !== undefined) found.set(owner, [...(found.get(owner) ?? []), label]);
  if (sorted) for (const labels of found.values()) labels.sort();
  return found;
}
