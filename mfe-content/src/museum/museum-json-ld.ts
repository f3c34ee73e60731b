import type { Language, Museum } from '@vestibule/contracts';
import { placeJsonLd } from '../venues/place-json-ld';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** How search engines are told that a day has no hours. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/**
 * The house for search engines (schema.org/Museum), without `@context`: its hours, and every day of the coming year
 * that has others.
 */
export function museumJsonLd(
  { name, description, image, ...museum }: Museum,
  lang: Language,
  absolute: (path: string) => string,
): object {
  return {
    '@type': 'Museum',
    '@id': absolute('/#museum'),
    name,
    url: absolute(`/${lang}`),
    ...(description && { description }),
    ...(image && { image: absolute(image) }),
    ...placeJsonLd(museum),
    ...listed(
      'openingHoursSpecification',
      museum.opening_hours.map(({ weekdays, time_from, time_to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.map((day) => WEEKDAYS[day - 1]),
        opens: time_from,
        closes: time_to,
      })),
    ),
    ...listed(
      'specialOpeningHoursSpecification',
      museum.opening_hours_exceptions.map(({ date, closed, time_from, time_to }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...(closed ? CLOSED : { opens: time_from, closes: time_to }),
      })),
    ),
  };
}

/** A list as a property; an empty one says nothing. */
const listed = (name: string, values: readonly object[]): object => (values.length === 0 ? {} : { [name]: values });
