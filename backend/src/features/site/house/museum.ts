import type { Language, Museum } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { venues } from '../../../engines/records/tables';
import { loadPictures, pictureUrl } from '../../../engines/media/pictures/present';
import { pickLoose } from '../../../platform/texts/localise';
import { asText, loadDocument } from '../../../platform/db/documents';
import { readContact } from './contact';
import { loadHolidays } from '../hours/holidays';
import { dayIn, mainVenue } from '../hours/opening-hours';
import { exceptionsFrom, readPlaceHours, spansFrom, type PlaceHours } from '../hours/place-hours';

/** Width of the picture that search engines show. */
const IMAGE_WIDTH = 1280;

/** The organisation as its main venue: address and picture of its record, hours of the settings. */
export async function loadMuseum(db: Database, lang: Language, now: number): Promise<Museum> {
  const settings = await loadDocument(db, 'settings');
  const [venue] = await selectVenue(db, mainVenue(settings));
  const { street = '', zip = '', city = '', country = '' } = venue?.address ?? {};
  const place = readPlaceHours(settings, mainVenue(settings), { holidayOn: await loadHolidays(settings) });
  const today = dayIn(now);
  const contact = readContact(settings);
  const file = venue?.image ?? asText(settings['share_image']);
  const picture = (await loadPictures(db, [file])).get(file);
  return {
    name: pickLoose(settings['product'], lang),
    description: pickLoose(settings['description'], lang),
    address: { street, zip, city, country },
    latitude: venue?.latitude ?? null,
    longitude: venue?.longitude ?? null,
    phone: contact.phone,
    profiles: contact.profiles.map(({ url }) => url),
    image: picture ? pictureUrl(picture, IMAGE_WIDTH) : '',
    opening_hours: hoursOfAYear(place, today),
    opening_hours_exceptions: exceptionsFrom(place, today).map(({ day, entry: { closed, time_from, time_to } }) => ({
      date: day,
      closed,
      time_from,
      time_to,
    })),
  };
}

/** The venue that the hours name; the first of the site while they name none. */
export function selectVenue(db: Database, name: string) {
  return db
    .select()
    .from(venues)
    .where(name === '' ? undefined : eq(venues.name, name))
    .orderBy(asc(venues.id))
    .limit(1);
}

/** The regular hours of the coming twelve months; those of a season have its first and last day. */
function hoursOfAYear(place: PlaceHours, today: string): Museum['opening_hours'] {
  const spans = spansFrom(place, today);
  return spans.flatMap(({ from, to, weekly }) =>
    weekly.map(({ weekdays, time_from, time_to }) => ({
      weekdays: [...weekdays],
      time_from,
      time_to,
      ...(spans.length > 1 && { valid_from: from, valid_to: to }),
    })),
  );
}
