import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type AnySchema,
  type NumberSchema,
  type Schema,
  type TestContext,
} from 'yup';
import { embedOf, isShortAddress, type EmbedKind } from '../embeds/embed-address';
import { trimmedText } from './common';
import type { Field, Fields, ListField, NumberField, PlainField, TextualField } from './field';
import { LIMITS } from './limits';
import { PATTERNS } from './patterns';
import type { ReferenceTarget } from './reference-targets';
import type { Rule } from './rule';
import { TIME_OF_DAY } from './time-of-day';
export { trimmedText } from './common';

/** Only the server checks this: the readers of the addresses of all services would come with every page. */
const isEmbed = (kind: EmbedKind, address: string): boolean =>
  typeof document !== 'undefined' || isShortAddress(address) || embedOf(kind, address) !== undefined;
const isLong = (address: string): boolean => typeof document !== 'undefined' || !isShortAddress(address);

const LINK = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)\S*$/;
const LINK_RULE = 'must be a path of this site, https, mailto or tel';
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;
const FILE = /^(?!\.)[^/\\]+$/;
const FILE_RULE = 'must be the name of a file in media/';
const EMBED_RULES: Readonly<Record<EmbedKind, string>> = {
  video: 'must be the https address of a YouTube or Vimeo video',
  audio: 'must be the https address of a recording at SoundCloud, Podigee or Spotify',
  document: 'must be the https address of a document at Issuu',
  social: 'must be the https address of a post at Instagram, Facebook, X or TikTok',
};
const SHORT_RULE =
  'is a short address, which leads to another one: open it, and take the address that the browser shows';
const MONEY = /^\d{1,7}(\.\d{1,2})?$/;

/** Whether a calendar has this day, given as YYYY-MM-DD. */
export const isDay = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
const isEmpty = (value: string | undefined): value is '' | undefined => value === undefined || value === '';

const matching = (max: number, rule: RegExp, message: string) =>
  trimmedText().max(max).matches(rule, { message, excludeEmptyString: true });
const inCents = (value: unknown) => (typeof value === 'string' && MONEY.test(value) ? Number(value).toFixed(2) : value);

/** A text in one language, which may be empty. */
export function textRule(field: TextualField) {
  switch (field.type) {
    case 'line': {
      const pattern = field.pattern && PATTERNS[field.pattern];
      return pattern ? matching(field.max, pattern.rule, pattern.message) : trimmedText().max(field.max);
    }
    case 'text':
    case 'rich_text':
    case 'html':
      return string()
        .transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? '' : value))
        .max(field.max);
    case 'link':
      return matching(LIMITS.link, LINK, LINK_RULE);
    case 'picture':
    case 'file':
      return matching(LIMITS.file, FILE, FILE_RULE);
    case 'embed':
      return trimmedText()
        .max(LIMITS.link)
        .test('embed', EMBED_RULES[field.of], (value) => isEmpty(value) || isEmbed(field.of, value))
        .test('short', SHORT_RULE, (value) => isEmpty(value) || isLong(value));
    case 'day':
      return trimmedText()
        .max(40)
        .test('day', 'must be a day of the calendar as YYYY-MM-DD', (value) => isEmpty(value) || isDay(value));
    case 'time':
      return matching(5, TIME_OF_DAY, 'must be a time as HH:MM');
    case 'instant':
      return matching(40, INSTANT, 'must be a day or an ISO 8601 time');
    case 'money':
      return matching(10, MONEY, 'must be an amount in euro as "12.00"').transform(inCents);
  }
}

const OTHER_TYPES = new Set<Field['type']>([
  'choice',
  'number',
  'flag',
  'form_value',
  'reference',
  'references',
  'list',
  'group',
  'columns',
  'modules',
]);
export const isTextual = (field: Field): field is TextualField => !OTHER_TYPES.has(field.type);

type FormValue = string | boolean | readonly string[];
const isFormValue = (value: unknown): value is FormValue =>
  ['string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Rule of a value that is no text; `reference` is the rule of a reference to a record. */
export function valueRule(field: PlainField, reference: (to: ReferenceTarget) => Schema): Schema {
  switch (field.type) {
    case 'choice':
      return string().oneOf([...field.values]);
    case 'number': {
      const rule = number().min(field.min).max(field.max);
      const whole = inPlaces(rule, field.fraction);
      return field.default === null ? whole.nullable() : whole;
    }
    case 'flag':
      return boolean();
    case 'form_value':
      return mixed<FormValue>(isFormValue).typeError('must be a text, a list of texts, or true or false');
    case 'reference':
      return reference(field.to);
  }
}

/** A number with as many decimal places as `fraction` says. */
function inPlaces(rule: NumberSchema, fraction: NumberField<null>['fraction'] = 0): NumberSchema {
  if (fraction === true) return rule;
  if (fraction === 0) return rule.integer();
  return rule.test(
    'places',
    `must have at most ${fraction} decimal places`,
    (value) => typeof value !== 'number' || Number(value.toFixed(fraction)) === value,
  );
}

/** Checks conditions between the fields of a value; each problem names its own field. */
export function checkRules(rules: readonly Rule[]) {
  return function (this: TestContext, value: unknown) {
    const values = value as Readonly<Record<string, unknown>>;
    const broken = rules.find((rule) => !rule.holds(values));
    if (broken === undefined) return true;
    const { field, message } = broken;
    return this.createError({
      path: [this.path, field].filter(Boolean).join('.'),
      message: typeof message === 'string' ? message : message(values),
    });
  };
}

/** A list whose parts are checked by `shape`; the values of `by` are unique in it. */
export function listRule({ max, by, rules }: ListField<Fields>, shape: Readonly<Record<string, AnySchema>>) {
  const key = by === 'key' ? { key: trimmedText().max(LIMITS.key).required('is required') } : {};
  return array()
    .of(
      object({ ...key, ...shape })
        .noUnknown()
        .test('rules', checkRules(rules)),
    )
    .max(max)
    .test('distinct', `${by} must differ between the entries of a list`, (items) => {
      const values = items?.map((item: Readonly<Record<string, unknown>>) => item[by]);
      return new Set(values).size === (values?.length ?? 0);
    });
}
