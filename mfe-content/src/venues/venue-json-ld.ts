import { plainText, type OpeningHours, type VenueDetail } from '@vestibule/contracts';
import { hoursJsonLd, type WeeklyHours } from './hours-json-ld';
import { placeJsonLd } from './place-json-ld';

/** A place for search engines (schema.org/Place), without `@context`; `hours` where it has opening hours. */
export function venueJsonLd(
  venue: VenueDetail,
  hours: OpeningHours[number] | undefined,
  url: string,
  absolute: (path: string) => string,
): object {
  return {
    '@type': 'Place',
    '@id': absolute(url),
    url: absolute(url),
    name: venue.title,
    ...(venue.body && { description: plainText(venue.body, 300) }),
    ...placeJsonLd(venue),
    ...(hours && hoursJsonLd(weeklyOf(hours), hours.exceptions)),
    ...(venue.image_thumbnails && { image: absolute(venue.image_thumbnails.large) }),
  };
}

/** The regular hours, those of a season with its days. */
const weeklyOf = ({ week, seasons }: OpeningHours[number]): WeeklyHours[] =>
  seasons.length === 0
    ? daysOf(week)
    : seasons.flatMap(({ from, to, week: ofSeason }) =>
        daysOf(ofSeason).map((hours) => ({ ...hours, valid_from: from, valid_to: to })),
      );

const daysOf = (week: OpeningHours[number]['week']): WeeklyHours[] =>
  week.flatMap((ranges, index) =>
    ranges
      .filter(({ closed }) => !closed)
      .map(({ time_from, time_to }) => ({ weekdays: [index + 1], time_from, time_to })),
  );
