import type { FilterOption, Language } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { rooms, series, terms } from '../db/schema';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { dependsOn } from '../server/tags';
import { byName } from '../texts/by-name';
import { pick } from '../texts/localise';
import { slugOf } from '../texts/slug';

/** Options of the event filters. */
export function programmeRoutes(app: FastifyInstance, deps: Deps): void {
  const kinds = { exhibitionTypes: 'type', eventTags: 'tag', genres: 'genre' } as const;
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, 'type' | 'tag' | 'genre'][]) {
    endpoint(app, deps, name, ({ reply, lang }) => {
      dependsOn(reply, 'events');
      return termOptions(deps.db, kind, lang);
    });
  }

  endpoint(app, deps, 'rooms', async ({ reply, lang }) => {
    dependsOn(reply, 'events');
    const rows = await deps.db.select({ id: rooms.id, name: rooms.name, title: rooms.title }).from(rooms);
    return options(
      rows.map((row) => ({ ...row, slug: slugOf(row.name, `room-${row.id}`), showInFilter: true })),
      lang,
    );
  });

  endpoint(app, deps, 'series', async ({ reply, lang }) => {
    dependsOn(reply, 'events');
    const rows = await deps.db.select({ id: series.id, name: series.name, title: series.title, showInFilter: series.showInFilter }).from(series);
    return options(
      rows.map((row) => ({ ...row, slug: slugOf(row.name, `series-${row.id}`) })),
      lang,
    );
  });
}

async function termOptions(db: Database, kind: 'type' | 'tag' | 'genre', lang: Language): Promise<FilterOption[]> {
  return options(await db.select().from(terms).where(eq(terms.kind, kind)), lang);
}

type Row = Pick<typeof terms.$inferSelect, 'id' | 'name' | 'slug' | 'title' | 'showInFilter'>;

/** Options in the order of the names that are shown. */
const options = (rows: readonly Row[], lang: Language): FilterOption[] =>
  byName(
    rows.map((row) => option(row, lang)),
    lang,
  );

/** `show_in_filter` is answered, not applied: the list of an event's tags needs the hidden ones' names too (spec/001 §3). */
function option(row: Row, lang: Language): FilterOption {
  return { id: row.id, slug: row.slug, name: pick(row.title, lang) || row.name, show_in_filter: row.showInFilter };
}
