import type { Language, Museum } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { venues } from '../../../engines/records/tables';
import { loadPictures, pictureUrl } from '../../../engines/media/pictures/present';
import { pickLoose } from '../../../platform/texts/localise';
import { asList, asText, loadDocument, type Json } from '../../../platform/db/documents';
import { datedExceptions } from './dated-exceptions';
import { isAtMainVenue, mainVenue } from './opening-hours';

/** Width of the picture that search engines show. */
const IMAGE_WIDTH = 1280;

/** The organisation as its main venue: address and picture of its record, hours of the settings. */
export async function loadMuseum(db: Database, lang: Language, now: number): Promise<Museum> {
  const settings = await loadDocument(db, 'settings');
  const [venue] = await selectVenue(db, mainVenue(settings));
  const { street = '', zip = '', city = '', country = '' } = venue?.address ?? {};
  const file = venue?.image ?? asText(settings['share_image']);
  const picture = (await loadPictures(db, [file])).get(file);
  return {
    name: pickLoose(settings['product'], lang),
    description: pickLoose(settings['description'], lang),
    address: { street, zip, city, country },
    latitude: venue?.latitude ?? null,
    longitude: venue?.longitude ?? null,
    image: picture ? pictureUrl(picture, IMAGE_WIDTH) : '',
    opening_hours: asList(settings['opening_hours']).filter(isAtMainVenue(settings)).map(presentHours),
    opening_hours_exceptions: exceptionsOfAYear(
      asList(settings['opening_hours_exceptions']).filter(isAtMainVenue(settings)),
      now,
    ),
  };
}

/** The venue that the hours name; the first of the site while they name none. */
function selectVenue(db: Database, name: string) {
  return db
    .select()
    .from(venues)
    .where(name === '' ? undefined : eq(venues.name, name))
    .orderBy(asc(venues.id))
    .limit(1);
}

const presentHours = (entry: Json): Museum['opening_hours'][number] => ({
  weekdays: Array.isArray(entry['weekdays'])
    ? entry['weekdays'].filter((day): day is number => typeof day === 'number')
    : [],
  time_from: asText(entry['time_from']),
  time_to: asText(entry['time_to']),
});

/** The exceptions of the coming twelve months, as search engines want them. */
export const exceptionsOfAYear = (exceptions: readonly Json[], now: number): Museum['opening_hours_exceptions'] =>
  datedExceptions(exceptions, now).map(({ entry, day }) => {
    const closed = entry['closed'] === true;
    return {
      date: day,
      closed,
      time_from: closed ? '' : asText(entry['time_from']),
      time_to: closed ? '' : asText(entry['time_to']),
    };
  });
