import { LANGUAGES } from '@vestibule/contracts/languages';
import { type mediaQuery, typesOf } from '@vestibule/contracts/schemas/media';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { InferType } from 'yup';
import { containsEach } from '../../../platform/db/contains';
import type { Database } from '../../../platform/db/database';
import { media, mediaFiles } from '../../../engines/media/tables';
import { unusedOf, type Named } from './uses';

type Query = InferType<typeof mediaQuery>;

const lacksAlt: SQL = sql.join(
  LANGUAGES.map((lang) => sql`coalesce(${media.alt} ->> ${lang}, '') = ''`),
  sql` or `,
);

/** How many pictures lack a description in a language of the site. */
export const countPicturesWithoutAlt = (db: Database): Promise<number> => db.$count(media, sql`(${lacksAlt})`);

/** Names of a page of the library, and their total number. */
export async function listNames(db: Database, query: Query): Promise<{ count: number; names: readonly string[] }> {
  const named = [...(await picturesOf(db, query)), ...(await filesOf(db, query))];
  const asked = query.unused ? await unusedOf(db, named) : named;
  const names = asked.map(({ file }) => file).sort((one, other) => (one < other ? -1 : 1));
  const start = (query.page - 1) * query.page_size;
  return { count: names.length, names: names.slice(start, start + query.page_size) };
}

async function picturesOf(db: Database, { q, kind, without_alt: withoutAlt }: Query): Promise<readonly Named[]> {
  if (kind && kind !== 'picture') return [];
  const said = sql`concat_ws(' ', ${media.file}, ${media.alt}::text, ${media.credit})`;
  return db
    .select({ file: media.file, hash: media.hash })
    .from(media)
    .where(and(...containsEach(said, q), withoutAlt ? sql`(${lacksAlt})` : undefined));
}

async function filesOf(db: Database, { q, kind, without_alt: withoutAlt }: Query): Promise<readonly Named[]> {
  if (kind === 'picture' || withoutAlt) return [];
  return db
    .select({ file: mediaFiles.file, hash: mediaFiles.hash })
    .from(mediaFiles)
    .where(
      and(...containsEach(sql`${mediaFiles.file}`, q), kind ? inArray(mediaFiles.type, [...typesOf(kind)]) : undefined),
    );
}
