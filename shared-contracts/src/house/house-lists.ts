import { flag, group, line, link, list, reference, requiredChoice, text, time } from '../fields/field';
import type { Rule } from '../fields/rule';
import { isPlainObject } from '../plain-object';

/** Maximum of parts in a form of the site: more are no longer read. */
const MOST = { news: 10, hours: 50, exceptions: 200, holidays: 50 } as const;

/** Conditions for a day with other hours. */
export const EXCEPTION_RULES: readonly Rule[] = [
  {
    message: 'needs time_from and time_to, or closed',
    holds: ({ closed, time_from: from, time_to: to }) => closed === true || (Boolean(from) && Boolean(to)),
  },
];

/** Alerts at the top of every page, until a visitor closes them; the first is shown. */
export const breakingNewsFields = () =>
  list(
    {
      title: line({ localised: true, required: true }),
      text: text({ localised: true }),
      link: link({ localised: true }),
      link_title: line({ localised: true }),
    },
    MOST.news,
  );

/** Conditions for a season: both ends are days of every year, or none is. */
export const SEASON_RULES: readonly Rule[] = [
  {
    message: 'needs valid_from and valid_to as days of every year, or of one year',
    holds: ({ valid_from: from, valid_to: to }) =>
      [from, to].every((day) => !isYearly(day)) || [from, to].every(isYearly),
  },
];
/** First or last day of a season; empty: the hours are those of all year. */
const seasonDay = () => line({ pattern: 'any_day', control: 'any_day' });
const isYearly = (day: unknown) => typeof day === 'string' && day.startsWith('--');

/**
 * When a place is open each week. The place that is listed first is the main one. On the days of a season its hours
 * replace those that are valid all year.
 */
export const openingHoursFields = () =>
  list(
    {
      venue: reference('venue', { required: true }),
      days: group({
        monday: flag(),
        tuesday: flag(),
        wednesday: flag(),
        thursday: flag(),
        friday: flag(),
        saturday: flag(),
        sunday: flag(),
      }),
      time_from: time({ required: true }),
      time_to: time({ required: true }),
      valid_from: seasonDay(),
      valid_to: seasonDay(),
    },
    MOST.hours,
    {
      rules: [
        ...SEASON_RULES,
        {
          message: 'needs a weekday',
          holds: ({ days }) => isPlainObject(days) && Object.values(days).includes(true),
        },
      ],
    },
  );

const anyDay = () => line({ required: true, pattern: 'any_day', control: 'any_day' });
const otherHours = () => ({
  closed: flag(),
  time_from: time(),
  time_to: time(),
  alternative_text: text({ localised: true }),
  alternative_link_url: link({ localised: true }),
});

/** Days on which a place opens otherwise than its week says. */
export const openingExceptions = () =>
  list({ date: anyDay(), venue: reference('venue', { required: true }), ...otherHours() }, MOST.exceptions, {
    rules: EXCEPTION_RULES,
  });

/** Days on which one thing at a place, e.g. an exhibition, opens otherwise than the place. */
export const exceptionsFromPlace = () =>
  list({ date: anyDay(), ...otherHours() }, MOST.exceptions, { rules: EXCEPTION_RULES });

/** Rules of places for public holidays; exceptions win. A place that is not listed is open as usual. */
export const holidayHoursFields = () =>
  list(
    {
      venue: reference('venue', { required: true }),
      rule: requiredChoice('as_usual', 'as_sunday', 'closed', 'own_hours'),
      time_from: time(),
      time_to: time(),
    },
    MOST.holidays,
    {
      by: 'venue',
      rules: [
        {
          message: 'needs time_from and time_to for hours of its own',
          holds: ({ rule, time_from: from, time_to: to }) => rule !== 'own_hours' || (Boolean(from) && Boolean(to)),
        },
      ],
    },
  );
