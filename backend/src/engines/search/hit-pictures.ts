import type { Image, Language, SearchCategory } from '@vestibule/contracts';
import { inArray, sql, type Column } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { loadPictures, presentPicture } from '../media/pictures/present';
import { searchKindOf } from './kinds';

interface Hit {
  readonly category: SearchCategory;
  readonly id: number;
}

/** Pictures of found records, a query for each kind that has any; records without one have null. */
export async function loadHitPictures(
  db: Database,
  hits: readonly Hit[],
  lang: Language,
): Promise<(hit: Hit) => Image | null> {
  const named = await Promise.all(
    [...new Set(hits.map(({ category }) => category))].map(async (category) => {
      const { table } = searchKindOf(category);
      if (!hasImage(table)) return [];
      const ids = hits.filter((hit) => hit.category === category).map(({ id }) => id);
      const rows = await db
        .select({ id: sql<number>`${table.id}`, image: sql<string | null>`${table.image}` })
        .from(table)
        .where(inArray(table.id, ids));
      return rows.map(({ id, image }) => [`${category} ${id}`, image] as const);
    }),
  );
  const files = new Map(named.flat());
  const pictures = await loadPictures(db, [...files.values()]);
  return ({ category, id }) => presentPicture(pictures, files.get(`${category} ${id}`), lang).image_obj;
}

const hasImage = <T extends object>(table: T): table is T & { readonly image: Column } => 'image' in table;
