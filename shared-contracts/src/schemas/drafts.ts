import { array, mixed, number, object, string } from 'yup';
import { isPlainObject } from '../plain-object';
import type { ModuleModel } from '../modules/content-module';
import { MODULE_MODELS } from '../modules/models';
import { id, trimmedText } from '../fields/common';

/** A draft may be too long for its field, and is stored all the same; these limits are above those of any module. */
const MAX_CHARACTERS = 90_000;
const MAX_VALUES = 3000;

/** Ends at the first value above a limit: the input may be of any type and size. */
function isBounded(values: unknown): boolean {
  let [characters, count] = [0, 0];
  const open: unknown[] = [values];
  while (open.length > 0) {
    const value = open.pop();
    if ((count += 1) > MAX_VALUES) return false;
    if (typeof value === 'string' && (characters += value.length) > MAX_CHARACTERS) return false;
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.entries(value);
    if (inner.length > MAX_VALUES) return false;
    for (const [name, one] of inner) {
      characters += Array.isArray(value) ? 0 : name.length;
      open.push(one);
    }
  }
  return characters <= MAX_CHARACTERS;
}

const shape = () => ({
  /** Distinguishes an editor's drafts of one language. */
  key: trimmedText()
    .required()
    .max(80)
    .matches(/^[\w-]+$/, 'may hold letters, digits, - and _ only'),
  /** The page on which it was written. */
  page: id(),
  model: string<ModuleModel>()
    .oneOf([...MODULE_MODELS])
    .required(),
  /** Null for a module that is not saved yet. */
  module: number().integer().min(1).nullable().defined(),
  /** The module's version that was changed; null for a new one. */
  version: string().max(80).nullable().defined(),
  /** Where a new module is to stand; `section` is null for the page itself. */
  section: number().integer().min(1).nullable().defined(),
  column: number().integer().min(0).max(3).required(),
  index: number().integer().min(0).max(500).required(),
  /** Changed fields, as they were typed: nothing of it need be right yet. */
  values: mixed<Readonly<Record<string, unknown>>>(isPlainObject)
    .required()
    .test('bounded', 'values holds more than a module can have', isBounded),
});

/** Unsaved values of one editor. Other editors do not see them. */
export const draftBody = object(shape()).noUnknown();
export const draft = object({ ...shape(), updated_at: string().required() });
/** The page of the requested drafts. */
export const draftsQuery = object({ page_id: id() });
export const drafts = array().of(draft).required();
