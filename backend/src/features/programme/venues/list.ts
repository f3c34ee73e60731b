import type { Language, VenueListItem } from '@vestibule/contracts';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { venues } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { summaryOf } from '../../../platform/texts/summary';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { nameOf } from '../../../platform/texts/name-of';
import { presentAddress } from './present-address';

/** All venues, in the order in which they were added. */
export async function listVenues(db: Database, asked: Language): Promise<VenueListItem[]> {
  const rows = await db.select().from(venues).orderBy(asc(venues.id));
  const pictures = await loadPictures(
    db,
    rows.map(({ image }) => image),
  );
  return rows.map((row) => {
    const lang = contentLanguage(asked, row.title, row.body);
    return {
      id: row.id,
      lang,
      slug: recordSlug('venue', row, asked),
      title: nameOf(row, lang),
      summary: summaryOf(pick(row.body, lang)),
      address: presentAddress(row.address),
      image_obj: presentPicture(pictures, row.image, asked).image_obj,
    };
  });
}
