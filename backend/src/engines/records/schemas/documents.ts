import { type Fields, LIMITS, line, number } from '@vestibule/contracts/fields/field';
import { recordShape } from '../../fields/record-rules';
import { checkRules, trimmedText } from '@vestibule/contracts/fields/rules';
import { sayWhatIsWrong } from '../../fields/say-what-is-wrong';
import { FOOTER_ENTRY, MENU_ENTRY } from '@vestibule/contracts/house/navigation';
import {
  breakingNewsFields,
  EXCEPTION_RULES,
  openingExceptions,
  openingHoursFields as openingHoursList,
  SEASON_RULES,
  SETTINGS,
} from '@vestibule/contracts/house/settings';
import { LANGUAGES, inEachLanguage, type Language } from '@vestibule/contracts/languages';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import {
  array,
  boolean,
  mixed,
  number as numeric,
  object,
  ValidationError,
  type AnyObject,
  type ISchema,
  type Schema,
} from 'yup';
import { schemaFor } from './schema-for';
import type { RecordValues } from '../record-values';

type MenuItem = RecordValues<typeof MENU_ENTRY> & { readonly children: readonly MenuItem[] };

/** settings.json. `breaking_news[].id` is given when the pack is read the first time. */
export interface SettingsDocument extends Omit<
  RecordValues<typeof SETTINGS>,
  'design' | 'breaking_news' | 'opening_hours' | 'opening_hours_exceptions'
> {
  readonly noindex_locales?: readonly Language[] | undefined;
  readonly design?: Readonly<Record<string, unknown>> | undefined;
  readonly opening_hours?: readonly (RecordValues<typeof openingHours> & { readonly weekdays: readonly number[] })[];
  readonly opening_hours_exceptions?: readonly RecordValues<typeof exception>[];
  readonly breaking_news?: readonly RecordValues<typeof news>[];
}
/** navigation.json. */
export interface NavigationDocument {
  readonly menu?: readonly MenuItem[];
  readonly footer?: readonly RecordValues<typeof FOOTER_ENTRY>[];
}

/** Parts of a pack's lists need no key. */
const partKey = line({ max: LIMITS.key });
const { days: _days, ...weekly } = openingHoursList().of;
const openingHours = { ...weekly, key: partKey };
const exception = { ...openingExceptions().of, key: partKey };
const news = { ...breakingNewsFields().of, key: partKey, id: number({ min: 1, max: LIMITS.id, default: null }) };

const weekdays = () => array().of(numeric().integer().min(1).max(7).required()).min(1).required('is required');

/** An object of which these parts are checked; the rest is the layout's. */
const open = (parts: Fields) => {
  const shape = object(recordShape(parts));
  return mixed(isPlainObject).test('parts', function (value) {
    try {
      shape.validateSync(value, { stripUnknown: true });
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return this.createError({ path: `${this.path}.${error.path ?? ''}`, message: sayWhatIsWrong(error) });
    }
  });
};

export const settings = object({
  ...recordShape(SETTINGS),
  noindex_locales: array().of(
    mixed<Language>()
      .oneOf([...LANGUAGES])
      .required(),
  ),
  design: open(SETTINGS.design.of),
  opening_hours: array().of(
    object({ ...recordShape(openingHours), weekdays: weekdays() }).test('rules', checkRules(SEASON_RULES)),
  ),
  opening_hours_exceptions: array().of(object(recordShape(exception)).test('rules', checkRules(EXCEPTION_RULES))),
  breaking_news: array().of(object(recordShape(news))),
}) as unknown as Schema<SettingsDocument>;

const menuItem: ISchema<unknown, AnyObject> = object({
  ...recordShape(MENU_ENTRY),
  children: array()
    .of(schemaFor(() => menuItem))
    .default(() => []),
  has_tab_navigation: boolean().default(false),
});

export const navigation = object({
  menu: array().of(menuItem),
  footer: array().of(object(recordShape(FOOTER_ENTRY))),
}) as unknown as Schema<NavigationDocument>;

/** media/alt.json, one value per file: a text per language, which point must stay visible, and whom to name. */
export const mediaNote = object({
  ...recordShape(inEachLanguage(() => line())),
  focal: array().of(numeric().min(0).max(1).required()).length(2),
  credit: trimmedText().max(200),
});
