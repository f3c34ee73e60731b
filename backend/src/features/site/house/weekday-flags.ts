import { WEEKDAYS } from '@vestibule/contracts/house/house-lists';
import { asList, asObject, type Json } from '../../../platform/db/documents';
import { isOnWeekday } from './opening-hours';

/** Opening hours with a flag for each weekday, as the form has them. */
export const withFlags = (hours: unknown): Json[] =>
  asList(hours).map(({ weekdays, ...entry }) => ({
    ...entry,
    days: Object.fromEntries(WEEKDAYS.map((name, index) => [name, isOnWeekday({ weekdays }, index + 1)])),
  }));

/** The same with numbers from 1 for Monday, as packs have them. */
export const withNumbers = (hours: unknown): Json[] =>
  asList(hours).map(({ days, ...entry }) => ({
    ...entry,
    weekdays: WEEKDAYS.flatMap((name, index) => (asObject(days)[name] === true ? [index + 1] : [])),
  }));
