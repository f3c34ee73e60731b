import { trimmed } from '@vestibule/contracts/schemas/common';
import { array, object, string } from 'yup';
import {
  audio,
  day,
  image,
  key,
  l10n,
  l10nText,
  l10nLink,
  name,
  requiredL10n,
  requiredName,
  writtenDay,
} from './fields';

const names = () => array().of(requiredName());
/** Keys of other records. */
export const keys = () => array().of(key());

export const person = object({
  key: key(),
  name: requiredName(),
  function: l10n(),
  department: l10n(),
  body: l10nText(),
  image: image(),
});

export const production = object({
  key: key(),
  title: requiredL10n(),
  body: l10nText(),
  season: name(),
  exhibition_type: name(),
  tags: names(),
  persons: keys(),
  date_from: day(),
  date_to: day(),
  image: image(),
  audio: audio(),
});

export const article = object({
  key: key(),
  title: requiredL10n(),
  body: l10nText(),
  date: writtenDay(),
  author: name(),
  category: name(),
  tags: names(),
  image: image(),
});

export const teaser = object({
  key: key(),
  position: day().required('is required'),
  preline: l10n(),
  headline: requiredL10n(),
  subline: l10n(),
  link_text: l10n(),
  link: l10nLink(),
  image: image(),
  style: string().max(100),
});

const sitePath = () =>
  trimmed()
    .max(500)
    .matches(/^\/(?![/\\])\S*$/, 'must be a path that starts with one /');
export const redirect = object({
  old_path: sitePath().required('is required'),
  new_path: sitePath().required('is required'),
});
