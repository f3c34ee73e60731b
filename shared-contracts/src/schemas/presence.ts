import { array, object, string } from 'yup';

/**
 * Editors who have a page or a record open besides the caller, sorted by name; and its last step: `version` is the
 * content of a page after it, as in `content`, or the revision of a record, `author` its actor. Both are empty for one
 * that was never edited.
 */
export const presence = object({
  others: array().of(string().required()).required(),
  version: string().defined(),
  author: string().defined(),
});
