import { array, object, string } from 'yup';

/**
 * Who has a page open to edit it, besides the asker, sorted by name; and the last step of its content: `version` is the
 * content after it, as in `content`, `author` who made it. Both are empty for what was never edited.
 */
export const presence = object({
  others: array().of(string().required()).required(),
  version: string().defined(),
  author: string().defined(),
});
