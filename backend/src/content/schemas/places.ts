import { boolean, number, object, string } from 'yup';
import { capacity, image, key, l10n, l10nText, line, name, requiredName } from './fields';

export const THEMES = ['museum', 'castle'] as const;

export const venue = object({
  key: key(),
  name: requiredName(),
  title: l10n(),
  body: l10nText(),
  access: l10nText(),
  address: object({ street: line(), zip: line(), city: line(), country: line() }).default(undefined),
  latitude: number().min(-90).max(90),
  longitude: number().min(-180).max(180),
  theme: string().oneOf([...THEMES]),
  image: image(),
});

export const room = object({ key: key(), name: requiredName(), title: l10n(), venue: name(), capacity: capacity() });

export const term = object({
  kind: string()
    .oneOf(['type', 'tag', 'genre', 'category', 'season'] as const)
    .required('is required'),
  name: requiredName(),
  title: l10n(),
  show_in_filter: boolean(),
});

export const series = object({
  key: key(),
  name: requiredName(),
  title: l10n(),
  body: l10nText(),
  image: image(),
  show_in_filter: boolean(),
});
