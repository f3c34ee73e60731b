import { array, boolean, mixed, number, object, string } from 'yup';
import { MAX_TABLE_LENGTH } from '../constants';
import { isPlainObject } from '../plain-object';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isPlainObject(value) && Object.values(value).every((one) => typeof one === 'string');

/**
 * A table of records as CSV (RFC 4180), separated by commas or semicolons: its first line names fields, a dot leads
 * into a field (`title.de`). With `dry_run` nothing is stored.
 */
export const recordsImport = object({
  csv: string().required().max(MAX_TABLE_LENGTH),
  dry_run: boolean().default(false),
}).noUnknown();

const count = () => number().integer().min(0).required();

/**
 * Numbers of records that are created, changed, or in the table as they are stored; all 0 where a line has a problem,
 * as then nothing is stored. `line` counts from 1, which is the line of names; `reason` names the refusal as errors do
 * (`details`), with its `values`.
 */
export const recordsImported = object({
  created: count(),
  changed: count(),
  same: count(),
  problems: array()
    .of(
      object({
        line: number().integer().min(1).required(),
        field: string().defined(),
        message: string().required(),
        reason: string().defined(),
        values: mixed<Readonly<Record<string, string>>>(isTexts).required(),
      }),
    )
    .required(),
});
