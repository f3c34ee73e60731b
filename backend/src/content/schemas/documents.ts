import { trimmed } from '@vestibule/contracts/schemas/common';
import { array, boolean, mixed, number, object, string, type ISchema } from 'yup';
import { clock, l10n, l10nText, l10nLink, l10nOrPlain, line, requiredL10n, requiredName, schemaFor } from './fields';

const code = () => object({ code: string().ensure() }).default(undefined);
const anyDay = () =>
  trimmed()
    .required('is required')
    .matches(/^(\d{4}|-)-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD or --MM-DD');

const openingHours = object({
  venue: requiredName(),
  weekdays: array().of(number().integer().min(1).max(7).required()).min(1).required('is required'),
  time_from: clock().required('is required'),
  time_to: clock().required('is required'),
});
const exception = object({
  venue: requiredName(),
  date: anyDay(),
  closed: boolean(),
  time_from: clock(),
  time_to: clock(),
  alternative_text: l10nText(),
  alternative_link_url: l10nLink(),
}).test(
  'hours',
  'needs time_from and time_to, or closed',
  (one) => one.closed === true || (one.time_from !== undefined && one.time_to !== undefined),
);
const news = object({
  id: number().integer().min(1),
  key: trimmed().max(200),
  title: requiredL10n(),
  text: l10nText(),
  link: l10nLink(),
  link_title: l10n(),
});

/** settings.json. `breaking_news[].id` is given when the pack is read the first time. */
export const settings = object({
  product: l10nOrPlain(),
  description: l10nText(),
  is_site_online: boolean(),
  is_shop_online: boolean(),
  noindex_locales: array().of(string().oneOf(['de', 'en', 'cs']).required()),
  html_header: code(),
  html_footer_top: code(),
  html_footer_bottom: code(),
  html_footer_logos: code(),
  share_image: line(),
  design: mixed<Record<string, unknown>>(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  opening_hours: array().of(openingHours),
  opening_hours_exceptions: array().of(exception),
  breaking_news: array().of(news),
  /** Key of the article that the magazine opens with; its newest one when there is none. */
  articles_teaser: trimmed().max(200),
});

const menuItem = object({
  menu_name: requiredL10n(),
  url: l10nLink(),
  children: array()
    .of(schemaFor((): ISchema<unknown> => menuItem))
    .default(() => []),
  has_tab_navigation: boolean().default(false),
});

/** navigation.json. */
export const navigation = object({
  menu: array().of(menuItem),
  footer: array().of(object({ title: requiredL10n(), url: l10nLink() })),
});

/** media/alt.json, one value per file: a text per language, and which point must stay visible. */
export const mediaNote = object({
  de: line(),
  en: line(),
  cs: line(),
  focal: array().of(number().min(0).max(1).required()).length(2),
});
