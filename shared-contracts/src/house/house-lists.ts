import { flag, group, line, link, list, reference, text, time } from '../fields/field';
import type { Rule } from '../fields/rule';
import { isPlainObject } from '../plain-object';

/** Maximum of parts in a form of the site: more are no longer read. */
const MOST = { news: 10, hours: 50, exceptions: 200 } as const;

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

/** When a place is open each week. The place that is listed first is the main one. */
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
    },
    MOST.hours,
    {
      rules: [
        {
          message: 'needs a weekday',
          holds: ({ days }) => isPlainObject(days) && Object.values(days).includes(true),
        },
      ],
    },
  );

/** Days on which a place opens otherwise than its week says. */
export const openingExceptions = () =>
  list(
    {
      date: line({ required: true, pattern: 'any_day' }),
      venue: reference('venue', { required: true }),
      closed: flag(),
      time_from: time(),
      time_to: time(),
      alternative_text: text({ localised: true }),
      alternative_link_url: link({ localised: true }),
    },
    MOST.exceptions,
    { rules: EXCEPTION_RULES },
  );
