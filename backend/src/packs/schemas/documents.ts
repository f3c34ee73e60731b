import { flag, group, key, line, link, number, picture, text, time } from '@vestibule/contracts/fields/field';
import { LIMITS } from '@vestibule/contracts/fields/limits';
import { recordShape } from '@vestibule/contracts/fields/record-rules';
import { checkRules } from '@vestibule/contracts/fields/rules';
import { LANGUAGES, type Language } from '@vestibule/contracts/languages';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import type { RecordValues } from '@vestibule/contracts/records/record-values';
import { trimmed } from '@vestibule/contracts/schemas/common';
import { array, boolean, mixed, number as numeric, object, type AnyObject, type ISchema, type Schema } from 'yup';
import { schemaFor } from './schema-for';

type Texts = RecordValues<typeof menuFields>;
type MenuItem = Texts & { readonly children: readonly MenuItem[]; readonly has_tab_navigation: boolean };

/** settings.json. `breaking_news[].id` is given when the pack is read the first time. */
export interface SettingsDocument extends RecordValues<typeof fields> {
  readonly noindex_locales?: readonly Language[] | undefined;
  readonly design?: Readonly<Record<string, unknown>> | undefined;
  readonly opening_hours?: readonly (RecordValues<typeof openingHours> & { readonly weekdays: readonly number[] })[];
  readonly opening_hours_exceptions?: readonly (RecordValues<typeof exception> & { readonly date: string })[];
  readonly breaking_news?: readonly RecordValues<typeof news>[];
}
/** navigation.json. */
export interface NavigationDocument {
  readonly menu?: readonly MenuItem[];
  readonly footer?: readonly RecordValues<typeof footerFields>[];
}

const code = () => group({ code: text() });
const openingHours = { venue: key(), time_from: time({ required: true }), time_to: time({ required: true }) };
const exception = {
  venue: key(),
  closed: flag(),
  time_from: time(),
  time_to: time(),
  alternative_text: text({ localised: true }),
  alternative_link_url: link({ localised: true }),
};
const news = {
  id: number({ min: 1, max: LIMITS.id, default: null }),
  key: line({ max: LIMITS.key }),
  title: line({ localised: true, required: true }),
  text: text({ localised: true }),
  link: link({ localised: true }),
  link_title: line({ localised: true }),
};
const fields = {
  product: line({ localised: true, orPlain: true }),
  description: text({ localised: true }),
  is_site_online: flag(true),
  is_shop_online: flag(true),
  html_header: code(),
  html_footer_top: code(),
  html_footer_bottom: code(),
  html_footer_logos: code(),
  share_image: picture(),
  /** Who sells, with address and tax number, and how an invoice is paid: texts of several lines. */
  invoice: group({ seller: text({ localised: true, orPlain: true }), terms: text({ localised: true, orPlain: true }) }),
  /** Key of the article that the magazine opens with; its newest one when there is none. */
  articles_teaser: line({ max: LIMITS.key }),
};
const menuFields = { menu_name: line({ localised: true, required: true }), url: link({ localised: true }) };
const footerFields = { title: line({ localised: true, required: true }), url: link({ localised: true }) };

const anyDay = () =>
  trimmed()
    .required('is required')
    .matches(/^(\d{4}|-)-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD or --MM-DD');
const weekdays = () => array().of(numeric().integer().min(1).max(7).required()).min(1).required('is required');

export const settings = object({
  ...recordShape(fields),
  noindex_locales: array().of(
    mixed<Language>()
      .oneOf([...LANGUAGES])
      .required(),
  ),
  design: mixed(isPlainObject),
  opening_hours: array().of(object({ ...recordShape(openingHours), weekdays: weekdays() })),
  opening_hours_exceptions: array().of(
    object({ ...recordShape(exception), date: anyDay() }).test(
      'rules',
      checkRules([
        {
          message: 'needs time_from and time_to, or closed',
          holds: ({ closed, time_from: from, time_to: to }) => closed === true || (Boolean(from) && Boolean(to)),
        },
      ]),
    ),
  ),
  breaking_news: array().of(object(recordShape(news))),
}) as unknown as Schema<SettingsDocument>;

const menuItem: ISchema<unknown, AnyObject> = object({
  ...recordShape(menuFields),
  children: array()
    .of(schemaFor(() => menuItem))
    .default(() => []),
  has_tab_navigation: boolean().default(false),
});

export const navigation = object({
  menu: array().of(menuItem),
  footer: array().of(object(recordShape(footerFields))),
}) as unknown as Schema<NavigationDocument>;

/** media/alt.json, one value per file: a text per language, which point must stay visible, and whom to name. */
export const mediaNote = object({
  ...recordShape({ de: line(), en: line(), cs: line() }),
  focal: array().of(numeric().min(0).max(1).required()).length(2),
  credit: trimmed().max(200),
});
