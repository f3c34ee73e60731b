import { array, number, object, string } from 'yup';
import type { ModuleModel } from '../modules/content-module';
import { MODULE_MODELS } from '../modules/models';
import { id, trimmedText } from '../fields/common';
import { boundedValues } from './bounded-values';

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
  values: boundedValues('values holds more than a module can have'),
});

/** Unsaved values of one editor. Other editors do not see them. */
export const draftBody = object(shape()).noUnknown();
export const draft = object({ ...shape(), updated_at: string().required() });
/** The page of the requested drafts. */
export const draftsQuery = object({ page_id: id() });
export const drafts = array().of(draft).required();
