import { array, object, string } from 'yup';

/**
 * Editors who have a page open besides the caller, sorted by name; and the last step of its content: `version` is the
 * content after it, as in `content`, `author` its actor. Both are empty for a page that was never edited.
 */
export const presence = object({
  others: array().of(string().required()).required(),
  version: string().defined(),
  author: string().defined(),
});
