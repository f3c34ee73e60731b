import { trimmed } from '@vestibule/contracts/schemas/common';
import { array, boolean, number, object, string } from 'yup';
import {
  audio,
  capacity,
  clock,
  image,
  key,
  l10n,
  l10nText,
  l10nOrPlain,
  money,
  name,
  requiredL10n,
  requiredName,
  ticketUrl,
} from './fields';
import { keys } from './programme';

const unique = (values: readonly unknown[] | undefined) => new Set(values).size === (values?.length ?? 0);
const price = object({
  name: l10nOrPlain(),
  text: l10nOrPlain(),
  price: money().required('is required'),
  sale_type: number().integer('must be a whole number').min(0).max(2_000_000_000).required('is required'),
});
const timeslot = object({ time_start: clock().required('is required'), capacity: capacity().required('is required') });

const seatGroup = object({
  key: key(),
  name: l10nOrPlain(),
  text: l10nOrPlain(),
  capacity: capacity(),
  prices: array()
    .of(price)
    .test('sale-types', 'sale_type must differ between the prices of a seat group', (prices) =>
      unique(prices?.map((one) => one.sale_type)),
    ),
  timeslots: array()
    .of(timeslot)
    .test('times', 'time_start must differ between the timeslots of a seat group', (slots) =>
      unique(slots?.map((one) => one.time_start)),
    ),
}).test(
  'capacity',
  'capacity is required where there are no timeslots',
  (group) => group.capacity !== undefined || (group.timeslots ?? []).length > 0,
);

/** `series` is one name or a list of names; the event stands in the first. Dates are read by local-time. */
export const event = object({
  key: key(),
  title: requiredL10n(),
  preline: l10n(),
  subline: l10n(),
  text: l10nText(),
  date_start: trimmed().required('is required'),
  date_end: trimmed(),
  duration_minutes: number().integer('must be a whole number').min(0).max(527_040),
  timezone: trimmed(),
  room: name(),
  venue: name(),
  type: name(),
  genre: name(),
  tags: array().of(requiredName()),
  series: array()
    .of(requiredName())
    .transform((_: unknown, given: unknown) => (typeof given === 'string' ? [given.trim()].filter(Boolean) : given)),
  production: name(),
  persons: keys(),
  image: image(),
  audio: audio(),
  ticket_url: ticketUrl(),
  id_jet: trimmed().max(60),
  is_online: boolean(),
  status: string().oneOf(['scheduled', 'moved', 'cancelled'] as const),
  seat_groups: array()
    .of(seatGroup)
    .test('group-keys', 'key must differ between the seat groups of an event', (groups) =>
      unique(groups?.map((one) => one.key)),
    ),
});
