const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Form in which search engines read a day without hours. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** Hours HH:MM of days of every week, which count from Monday: 1. */
export interface WeeklyHours {
  readonly weekdays: readonly number[];
  readonly time_from: string;
  readonly time_to: string;
  /** First and last day of their season, YYYY-MM-DD; neither where they are valid all year. */
  readonly valid_from?: string | undefined;
  readonly valid_to?: string | undefined;
}
/** A day, YYYY-MM-DD, with other hours than its week says. */
export interface ExceptionalHours {
  readonly date: string;
  readonly closed: boolean;
  readonly time_from: string;
  readonly time_to: string;
}

/** Opening hours of a place, for search engines; empty entries are left out. */
export const hoursJsonLd = (weekly: readonly WeeklyHours[], exceptions: readonly ExceptionalHours[]): object => ({
  ...listed(
    'openingHoursSpecification',
    weekly.map(({ weekdays, time_from, time_to, valid_from: from, valid_to: to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => WEEKDAYS[day - 1]),
      opens: time_from,
      closes: time_to,
      ...(from && to && { validFrom: from, validThrough: to }),
    })),
  ),
  ...listed(
    'specialOpeningHoursSpecification',
    exceptions.map(({ date, closed, time_from, time_to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...(closed ? CLOSED : { opens: time_from, closes: time_to }),
    })),
  ),
});

/** A list as a property; an empty one says nothing. */
const listed = (name: string, values: readonly object[]): object => (values.length === 0 ? {} : { [name]: values });
