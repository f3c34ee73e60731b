import type { Language, SeriesDetail } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { series } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';

/** A series, or undefined when there is none with that id. */
export async function loadSeries(db: Database, id: number, asked: Language): Promise<SeriesDetail | undefined> {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  if (!row) return undefined;
  const lang = contentLanguage(asked, row.title, row.body);
  return {
    id,
    lang,
    slug: recordSlug('series', row, asked),
    names: recordNames('series', row),
    title: nameOf(row, lang),
    body: pick(row.body, lang),
    ...presentPicture(await loadPictures(db, [row.image]), row.image, asked),
  };
}
