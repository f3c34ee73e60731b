import type { Localised } from '@vestibule/contracts/languages';
import {
  array,
  lazy,
  mixed,
  number,
  object,
  type AnyObject,
  type ISchema,
  type TestContext,
  type ValidationError,
} from 'yup';
import { trimmed } from '@vestibule/contracts/schemas/common';
import { LIMITS } from '@vestibule/contracts/fields/limits';
import { tooLong } from './limits';
import { cleanLocalised, isLocalisedText } from './localised';

/** The schema that a value itself asks for, or one that contains itself. */
export const schemaFor = (choose: (value: unknown) => ISchema<unknown>) => lazy(choose) as ISchema<unknown, AnyObject>;

const LINK = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)\S*$/;
const LINK_RULE = 'must be a path of this site, https, mailto or tel';

/** Names the language whose text is too long. */
function isShort(this: TestContext, value: Localised | undefined, limit: number): true | ValidationError {
  for (const [language, text] of Object.entries(value ?? {})) {
    const message = tooLong(text, limit);
    if (message !== undefined) return this.createError({ path: `${this.path}.${language}`, message });
  }
  return true;
}

/**
 * `{"de": "…", "en": "…", "cs": "…"}`; missing languages stay empty. `limit` in characters: a line, unless more is
 * said.
 */
export const l10n = (limit: number = LIMITS.line) =>
  mixed<Localised>(isLocalisedText)
    .typeError('must be an object with one text per language')
    .transform((value: unknown) => (isLocalisedText(value) ? cleanLocalised(value) : value))
    .test('length', function (value) {
      return isShort.call(this, value, limit);
    });

/** Texts of any length that makes sense, in HTML where the format says so. */
export const l10nText = () => l10n(LIMITS.text);

export const requiredL10n = (limit?: number) =>
  l10n(limit)
    .required('is required')
    .test('some-text', 'must have a text in at least one language', (value) => Object.keys(value).length > 0);

/** A text per language, or one plain text, which counts as the default language's. */
export const l10nOrPlain = () =>
  mixed<Localised>(isLocalisedText)
    .typeError('must be a text or an object with one text per language')
    .transform((value: unknown) =>
      typeof value === 'string'
        ? cleanLocalised({ de: value })
        : isLocalisedText(value)
          ? cleanLocalised(value)
          : value,
    )
    .test('length', function (value) {
      return isShort.call(this, value, LIMITS.line);
    });

export const l10nLink = () =>
  l10n().test(
    'link',
    LINK_RULE,
    (value) => value === undefined || Object.values(value).every((link) => LINK.test(link)),
  );

/** Ticket shops of the outside may still be on http. */
export const ticketUrl = () =>
  trimmed()
    .max(500)
    .matches(/^(https?:\/\/|\/(?![/\\]))\S*$/, {
      message: 'must be an http(s) address or a path of this site',
      excludeEmptyString: true,
    });

export const key = () => trimmed().required('is required').max(200);
/** A text of one line in one language. */
export const line = () => trimmed().max(LIMITS.line);
export const name = () => trimmed().max(200);
export const requiredName = () => name().required('is required');

/** A file of the pack's media folder. */
const mediaFile = () =>
  trimmed().matches(/^(?!\.)[^/\\]{1,200}$/, {
    message: 'must be the name of a file in media/',
    excludeEmptyString: true,
  });
export const image = mediaFile;

/** What can be heard of a record: files of the media folder, each with what it is called. */
export const audio = () =>
  array()
    .of(object({ file: mediaFile().required('is required'), title: requiredL10n() }))
    .test(
      'files',
      'file must differ between the recordings of a record',
      (samples) => new Set(samples?.map(({ file }) => file)).size === (samples?.length ?? 0),
    );

/** Whether a calendar has this day, given as YYYY-MM-DD. */
export const isDay = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
export const day = () =>
  trimmed().test('day', 'must be a day of the calendar as YYYY-MM-DD', (value) => value === undefined || isDay(value));
/** A day as written in a source; whether a calendar has it is not asked. */
export const writtenDay = () =>
  trimmed().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day as YYYY-MM-DD');
export const clock = () => trimmed().matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:MM');
/** Seats. */
export const capacity = () => number().integer('must be a whole number').min(0).max(1_000_000);
/** Decimal euro, given as "12.00", "12" or 12; kept as "12.00". */
export const money = () =>
  trimmed()
    .matches(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in euro as "12.00"')
    .transform((value: unknown) =>
      typeof value === 'string' && /^\d{1,7}(\.\d{1,2})?$/.test(value) ? Number(value).toFixed(2) : value,
    );
